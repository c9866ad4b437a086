import { FORM_ERRORS } from '@wayline/core/areas/forms/errors';
import { ClientLanguage } from '@wayline/core/base/client-language';
import { REQUEST_ERRORS } from '@wayline/core/base/errors';
import type { Refusal } from '@wayline/core/base/result';
import type { GoneWords } from '../link-gone/gone-words';
import { clientSpeaker } from '../texts';

const GONE = FORM_ERRORS['form.gone'];

/** Why a form can't be answered: in its language where that is known, and else in every one. */
export const closedWords = ({ code, text }: Pick<Refusal, 'code' | 'text'>): GoneWords[] => {
  const isPace = code === 'request.too_many';
  return (text?.language ? [text.language] : ClientLanguage.options).map((language) => {
    const i18n = clientSpeaker(language);
    const wait = i18n._('{minutes, plural, one {a minute} other {# minutes}}', { minutes: 1 });
    const pace = {
      title: i18n._('Please wait a moment'),
      message: i18n._(REQUEST_ERRORS['request.too_many'].message, { wait }),
    };
    const words = isPace ? pace : { title: i18n._(GONE.title), message: i18n._(GONE.message) };
    return text?.language
      ? { language, title: text.title ?? words.title, message: text.message }
      : { language, ...words };
  });
};
