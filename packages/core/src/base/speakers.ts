import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { ClientLanguage } from './client-language';
import { CLIENT_LOCALES } from './client-locales';

/** The compiled texts of one package, by language. An English sentence without anything to fill in is its own text, and left out. */
export type Catalogues = Record<ClientLanguage, Messages>;

/** A text that no catalogue holds is said as its id, which is English. */
const missing = (_: string, id: string): string => id;

/**
 * Returns the `I18n` of each language with the texts of these packages. There is one for each language, created at its first use; no
 * request changes it. Without a language it is English.
 */
export const speakers = (...parts: readonly Catalogues[]): ((language?: ClientLanguage) => I18n) => {
  const created = new Map<ClientLanguage, I18n>();
  return (language = 'en') => {
    let i18n = created.get(language);
    if (!i18n) {
      const messages: Messages = Object.assign({}, ...parts.map((part) => part[language]));
      i18n = setupI18n({
        locale: language,
        locales: CLIENT_LOCALES[language],
        messages: { [language]: messages },
        missing,
      });
      created.set(language, i18n);
    }
    return i18n;
  };
};
