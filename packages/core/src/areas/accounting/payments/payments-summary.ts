import * as z from 'zod';
import { type Billed, summarizeAmounts } from '../invoices/amount-summary';

/** What was to come in of issued invoices, and what did, in minor units of the books' currency; percentages are whole. Source: R-ACC-056. */
export const PaymentsSummary = z.object({
  expected_total_amount: z.int(),
  total_received: z.int(),
  total_received_pct: z.int(),
  total_pending: z.int(),
  total_pending_pct: z.int(),
});
export type PaymentsSummary = z.infer<typeof PaymentsSummary>;

export const summarizePayments = (documents: readonly Billed[]): PaymentsSummary => {
  const summary = summarizeAmounts(documents);
  return {
    expected_total_amount: summary.total_bill_amount,
    total_received: summary.total_paid_amount,
    total_received_pct: summary.total_paid_pct,
    total_pending: summary.total_unpaid_amount,
    total_pending_pct: summary.total_unpaid_pct,
  };
};
