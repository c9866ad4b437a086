import { ClientLanguage } from '@wayline/core/base/client-language';
import { clientSpeaker } from '../texts';

/** Why a link opens nothing, in one language. */
export type GoneWords = { language: ClientLanguage; title: string; message: string };

/** The same sentences, marked for the catalogue where they are written, in a language or, where it isn't known, in every one. */
export const toGoneWords = (
  { title, message }: Pick<GoneWords, 'title' | 'message'>,
  language?: ClientLanguage,
): GoneWords[] =>
  (language ? [language] : ClientLanguage.options).map((one) => {
    const i18n = clientSpeaker(one);
    return { language: one, title: i18n._(title), message: i18n._(message) };
  });
