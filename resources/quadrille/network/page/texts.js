// The texts of the page, in French where the browser asks for it first, otherwise in English.

const LANGUAGES = ['en', 'fr'];
let texts = {};

export async function loadTexts() {
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  const language = wanted.find((each) => LANGUAGES.includes(each)) ?? LANGUAGES[0];
  document.documentElement.lang = language;
  texts = await (await fetch(`texts.${language}.json`)).json();
}

/** The text with that key, its {0}, {1} … replaced. */
export function text(key, ...replacements) {
  return (texts[key] ?? key).replace(/\{(\d)\}/g, (_, index) => replacements[index]);
}
