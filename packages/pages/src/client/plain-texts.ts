import type { Messages } from '@lingui/core';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { CLIENT_LOCALES } from '@wayline/core/base/client-locales';

type Values = Readonly<Record<string, string>>;
/** As much of Lingui's `I18n` as a script on a client's phone needs: sentences and the names filled into them. */
export type PlainI18n = { locales: string; _: (id: string, values?: Values) => string };

const isLanguage = (name: string): name is ClientLanguage => name in CLIENT_LOCALES;

/** Reads compiled texts without the library, which would weigh more than all scripts of the page; English where the page names no other. */
export const toPlainI18n = (texts: Record<ClientLanguage, Messages>, pageLanguage: string): PlainI18n => {
  const language = isLanguage(pageLanguage) ? pageLanguage : 'en';
  return {
    locales: CLIENT_LOCALES[language],
    _: (id, values = {}) => {
      const message = texts[language][id] ?? id;
      if (typeof message === 'string') return message;
      return message.map((part) => (typeof part === 'string' ? part : (values[part[0]] ?? ''))).join('');
    },
  };
};
