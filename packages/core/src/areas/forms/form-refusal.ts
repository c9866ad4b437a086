import type { ClientLanguage } from '../../base/client-language';
import type { Refusal, RefusalDetail } from '../../base/result';
import { coreSpeaker } from '../../base/texts';
import { FORM_ERRORS, refuse } from './errors';

/** A refusal in the language of the form. Its sentences are marked for the catalogue in `errors.ts`. */
export const refuseForm = (
  language: ClientLanguage | undefined,
  code: Extract<keyof typeof FORM_ERRORS, `form.${string}`>,
  detail: Pick<RefusalDetail, 'issues' | 'current'> = {},
): Refusal => {
  const i18n = coreSpeaker(language);
  const error = FORM_ERRORS[code];
  const text = {
    message: i18n._(error.message),
    ...('title' in error && { title: i18n._(error.title) }),
    ...(language && { language }),
  };
  return refuse(code, { ...detail, text });
};
