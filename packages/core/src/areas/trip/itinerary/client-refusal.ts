import type { ClientLanguage } from '../../../base/client-language';
import { REQUEST_ERRORS } from '../../../base/errors';
import type { Refusal } from '../../../base/result';
import { coreSpeaker } from '../../../base/texts';
import { ITINERARY_ERRORS, refuse } from './errors';

/** Why a client behind a link may be refused. */
const CLIENT_ERRORS = {
  'itinerary.no_answers': ITINERARY_ERRORS['itinerary.no_answers'],
  'itinerary.not_asked': ITINERARY_ERRORS['itinerary.not_asked'],
  'itinerary.many_answers': ITINERARY_ERRORS['itinerary.many_answers'],
  'link.code_wrong': ITINERARY_ERRORS['link.code_wrong'],
  'link.gone': ITINERARY_ERRORS['link.gone'],
  'request.too_many': REQUEST_ERRORS['request.too_many'],
} as const;

/** A refusal in the language that the client reads. Their sentences are marked for the catalogue in `errors.ts`. */
export const refuseClient = (
  language: ClientLanguage | undefined,
  code: keyof typeof CLIENT_ERRORS,
  params: Record<string, string> = {},
): Refusal => {
  const i18n = coreSpeaker(language);
  const error = CLIENT_ERRORS[code];
  return refuse(code, {
    params,
    text: {
      message: i18n._(error.message, params),
      ...('title' in error && { title: i18n._(error.title) }),
    },
  });
};

/** How long to wait, in words. */
export const getWaitWords = (language: ClientLanguage | undefined, minutes: number): string => {
  const i18n = coreSpeaker(language);
  return i18n._('{minutes, plural, one {a minute} other {# minutes}}', { minutes });
};
