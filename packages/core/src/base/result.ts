import type { ClientLanguage } from './client-language';
import { type ErrorCode, type ErrorDefinition, REQUEST_ERRORS } from './errors';

/** What a refusal carries besides its sentence: words to fill in, the fields at fault, the record as it stands now. */
export type RefusalDetail = {
  params?: Record<string, string>;
  issues?: readonly Issue[];
  current?: unknown;
  /** The words for it in the language of its reader, where that is not the one of the app. */
  text?: { title?: string; message: string; language?: ClientLanguage };
};
export type Issue = { path: string; message: string };
export type Refusal = { ok: false; code: ErrorCode; error: ErrorDefinition } & RefusalDetail;
export type Result<T> = { ok: true; value: T } | Refusal;

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
type RequestCode = keyof typeof REQUEST_ERRORS;
const isOfRequest = (code: string): code is RequestCode => Object.hasOwn(REQUEST_ERRORS, code);

/**
 * How whoever has errors of their own says no, with these or those of any request. A refusal brings its error along: a function carries the
 * sentences it can say, and no others.
 */
export const refusalsOf =
  <Own extends ErrorCode>(errors: Readonly<Record<Own, ErrorDefinition>>) =>
  (code: Own | RequestCode, detail: RefusalDetail = {}): Refusal => ({
    ok: false,
    code,
    error: isOfRequest(code) ? REQUEST_ERRORS[code] : errors[code],
    ...detail,
  });

/** An expected failure that any request may meet, by its code; one of an area is refused by the `refuse` of its `errors.ts`. Only surprises throw. */
export const refuse = refusalsOf<never>({});
