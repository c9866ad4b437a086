import type { ClientLanguage } from '../../../base/client-language';
import type { Refusal } from '../../../base/result';
import { coreSpeaker } from '../../../base/texts';
import { ACCOUNTING_ERRORS, refuse } from '../errors';

type Code = keyof typeof ACCOUNTING_ERRORS;
type Said = { [K in Code]: K extends `online.${string}` ? K : never }[Code];
/** That somebody can’t pay so, in their language. Its sentences are marked for the catalogue in `errors.ts`. */
export const refuseTo = (language: ClientLanguage, code: Said, params: Record<string, string> = {}): Refusal => {
  const i18n = coreSpeaker(language);
  const message = i18n._(ACCOUNTING_ERRORS[code].message, params);
  return refuse(code, { params, text: { message, language } });
};
