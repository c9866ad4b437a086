import type { ClientLanguage } from './client-language';
import type { ErrorCode } from './errors';

/** What a refusal carries besides its sentence: words to fill in, the fields at fault, the record as it stands now. */
export type RefusalDetail = {
  params?: Record<string, string>;
  issues?: readonly Issue[];
  current?: unknown;
  /** The words for it in the language of its reader, where that is not the one of the app. */
  text?: { title?: string; message: string; language?: ClientLanguage };
};
export type Issue = { path: string; message: string };
export type Refusal = { ok: false; code: ErrorCode } & RefusalDetail;
export type Result<T> = { ok: true; value: T } | Refusal;

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
/** An expected failure, by its code in the error catalogue. Only surprises throw. */
export const refuse = (code: ErrorCode, detail: RefusalDetail = {}): Refusal => ({ ok: false, code, ...detail });
