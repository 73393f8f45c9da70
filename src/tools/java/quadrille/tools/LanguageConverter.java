package quadrille.tools;

import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.app.settings.Language;

/** Reads the tag of a language of the program, such as {@code fr}. */
final class LanguageConverter implements ITypeConverter<Language> {
  @Override
  public Language convert(String tag) {
    Language language = Language.of(tag);
    if (!language.tag().equals(tag)) {
      String all = Language.all().stream().map(Language::tag).collect(Collectors.joining(", "));
      throw new TypeConversionException(
          "there is no language '" + tag + "'; expected one of " + all);
    }
    return language;
  }
}
