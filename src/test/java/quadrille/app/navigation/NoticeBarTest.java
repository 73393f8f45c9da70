package quadrille.app.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NoticeBarTest {

  @Test
  void aShortNoticeGoesSoonAndALongOneCanBeRead() {
    assertThat(NoticeBar.timeToRead("F11 leaves full screen").toSeconds()).isBetween(3.5, 4.5);
    assertThat(NoticeBar.timeToRead("word ".repeat(30)).toSeconds()).isBetween(10.0, 12.0);
  }
}
