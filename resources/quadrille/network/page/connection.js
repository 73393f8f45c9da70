// Talks to the host of a table: requests, and the stream of events with its reconnection.

const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
/** The host sends at least an empty line every five seconds. */
const SILENCE_MS = 15000;

/** An answer by which the host refuses something; its message is a sentence for people. */
export class Refused extends Error {
  constructor(status, answer) {
    super(answer.text ?? String(status));
    this.id = answer.error ?? '';
    this.status = status;
  }
}

async function refusal(response) {
  return new Refused(response.status, await response.json().catch(() => ({})));
}

export class TableConnection {
  constructor(token) {
    this.headers = token ? { Authorization: 'Bearer ' + token } : {};
  }

  async post(what, body) {
    const response = await fetch('api/' + what, {
      method: 'POST',
      headers: { ...this.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      throw await refusal(response);
    }
    return response.json();
  }

  /** Reads events until the table is closed or the host refuses; reconnects after every break. */
  async listen({ event, lost, refused }) {
    let wait = SHORTEST_WAIT_MS;
    for (;;) {
      try {
        const finished = await this.#read((each) => {
          wait = SHORTEST_WAIT_MS;
          event(each);
        });
        if (finished) {
          return;
        }
      } catch (error) {
        if (error instanceof Refused) {
          refused(error);
          return;
        }
        console.warn(error);
      }
      lost();
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }

  /** Reads one stream; returns whether the table was closed. */
  async #read(event) {
    const abort = new AbortController();
    let silence = 0;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => abort.abort(), SILENCE_MS);
    };
    try {
      heard();
      const response = await fetch('api/events', { headers: this.headers, signal: abort.signal });
      if (!response.ok) {
        const reason = await refusal(response);
        // A host that has just come back is asked again.
        throw reason.id === 'not-ready' ? new Error(reason.message) : reason;
      }
      return await readLines(response.body, heard, event);
    } finally {
      clearTimeout(silence);
    }
  }
}

async function readLines(body, heard, event) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return false;
    }
    heard();
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    for (const line of lines.filter((each) => each !== '')) {
      const message = JSON.parse(line);
      event(message);
      if (message.type === 'closed') {
        return true;
      }
    }
  }
}
