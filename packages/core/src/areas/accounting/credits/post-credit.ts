import type { Result } from '../../../base/result';
import type { Write } from '../../../store/write';
import type { OpenBooks } from '../../ledger/public';
import type { Line } from '../balanced-postings';
import { postPayment } from '../payments/post-payment';
import type { Recorder } from '../payments/recorder';
import type { Credit } from './credit';

type Entry = { source: string; lines: readonly Line[] };

/** The steps that post what becomes of a credit on a day, at the rate that it came at. */
export const postCredit = (
  call: Recorder,
  credit: Pick<Credit, 'rate' | 'reason' | 'remark'>,
  entry: Entry,
  at: { day: string; books: OpenBooks },
): Result<Write[]> => postPayment(call, credit, [{ ...entry, memo: credit.reason ?? credit.remark ?? '' }], at);
