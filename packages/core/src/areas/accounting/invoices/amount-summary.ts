import * as z from 'zod';
import { divideHalfUp } from '../../../base/decimals';
import { sum } from '../../../base/sum';

/** Documents added up: amounts are minor units of one currency, percentages whole numbers. Source: R-ACC-054..059, G-144. */
export const AmountSummary = z.object({
  total_bill_amount: z.int(),
  total_paid_amount: z.int(),
  total_paid_pct: z.int(),
  total_unpaid_amount: z.int(),
  total_unpaid_pct: z.int(),
  total_overdue_amount: z.int(),
  total_overdue_pct: z.int(),
  total_not_overdue_amount: z.int(),
  total_not_overdue_pct: z.int(),
});
export type AmountSummary = z.infer<typeof AmountSummary>;
export type Billed = { bill: number; paid: number; overdue: number };

const percentage = (part: number, of: number): number =>
  of === 0 ? 0 : Number(divideHalfUp(BigInt(part) * 100n, BigInt(of)));

/** The summary of some documents. Its percentages are whole, and what is paid, overdue and not overdue adds up to 100. */
export const summarizeAmounts = (documents: readonly Billed[]): AmountSummary => {
  const total = (name: keyof Billed) => sum(documents.map((document) => document[name]));
  const [bill, paid, overdue] = [total('bill'), total('paid'), total('overdue')];
  const unpaid = bill - paid;
  const paidPct = bill === 0 ? 100 : percentage(paid, bill);
  const unpaidPct = 100 - paidPct;
  const overduePct = overdue === unpaid ? unpaidPct : Math.min(percentage(overdue, bill), unpaidPct);
  return {
    total_bill_amount: bill,
    total_paid_amount: paid,
    total_paid_pct: paidPct,
    total_unpaid_amount: unpaid,
    total_unpaid_pct: unpaidPct,
    total_overdue_amount: overdue,
    total_overdue_pct: overduePct,
    total_not_overdue_amount: unpaid - overdue,
    total_not_overdue_pct: unpaidPct - overduePct,
  };
};
