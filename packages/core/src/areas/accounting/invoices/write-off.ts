import * as z from 'zod';
import { reasonOf } from '../../../base/reason';
import { sum } from '../../../base/sum';
import { Day, MAX_AMOUNT } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { WriteOffId } from './invoice-id';
import { lessFromEnd } from './less-from-end';

/** As long as the reason of a write-off is, in characters. */
export const LONGEST_WRITE_OFF_REASON = 300;

/** What an agency gives up of an invoice, as a person enters it; `amount` is minor units of the invoice’s currency. Source: V11. */
export const WriteOffDraft = z.object({
  /** Which of those who pay won’t pay it. */
  payer_id: z.string().min(1).max(40),
  amount: z.int().min(1, 'Enter an amount.').max(MAX_AMOUNT),
  reason: reasonOf(LONGEST_WRITE_OFF_REASON),
  /** Today where it isn’t said. */
  day: Day.optional(),
});
export type WriteOffDraft = z.infer<typeof WriteOffDraft>;

/** What was given up of what somebody owes on an invoice; `base` is what it stood in the books with. It is there until it is recovered. */
export const WriteOff = WriteOffDraft.extend({
  id: WriteOffId,
  /** Whom that part of the invoice was made out to. */
  client_id: ClientId,
  /** Below 0 where rounding left the invoice worth less than was paid of it, a unit or two. */
  base: z.int(),
  reason: z.string(),
  day: Day,
  by_name: z.string(),
});
export type WriteOff = z.infer<typeof WriteOff>;

type Written = { write_offs: readonly Pick<WriteOff, 'payer_id' | 'amount'>[] };
/** What of an invoice is written off, of one of those who pay or of all; minor units of its currency. */
export const toWrittenOff = ({ write_offs }: Written, payer_id?: string): number =>
  sum(write_offs.flatMap((one) => (!payer_id || one.payer_id === payer_id ? [one.amount] : [])));

type Share = { payer_id: string; amount: number; cells: readonly number[] };
type Due = { amount: number };
/**
 * The payments of an invoice as they are asked for yet: without what was written off, the last ones first, since what is due first is what
 * payments covered. Source: V11.
 */
export const lessWrittenOff = <S extends Share, D extends Due>({
  shares,
  due,
  write_offs,
}: Written & { shares: readonly S[]; due: readonly D[] }) => {
  const asked = shares.map((share) => {
    const off = toWrittenOff({ write_offs }, share.payer_id);
    return { ...share, amount: share.amount - off, cells: lessFromEnd(share.cells, off) };
  });
  const offAt = (i: number) => sum(shares.map(({ cells }, at) => (cells[i] ?? 0) - (asked[at]?.cells[i] ?? 0)));
  return { shares: asked, due: due.map((one, i) => ({ ...one, amount: one.amount - offAt(i) })) };
};
