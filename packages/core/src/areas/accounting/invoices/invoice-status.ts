/** What an invoice asks for at once, at a part of its plan, in minor units of its currency. */
export type DueMilestone = { due_day: string; amount: number };
export type MilestoneState = 'paid' | 'partly_paid' | 'due' | 'overdue';

/** What became of an invoice by what was done with it. */
export const INVOICE_STATES = ['draft', 'issued', 'canceled'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
/** Whether it is paid, as clients and accountants ask. Source: R-ACC-079 (G-141). */
export const INVOICE_PAYMENT_STATUSES = ['open', 'overdue', 'paid', 'canceled'] as const;
export type InvoicePaymentStatus = (typeof INVOICE_PAYMENT_STATUSES)[number];

type Asked = { state: InvoiceState; amount_due: number; final_due_day?: string | undefined };

/** Derived, never typed: canceled, paid once nothing is due, overdue from the day after its last part was due. `today` is the company's day. */
export const toPaymentStatus = ({ state, amount_due, final_due_day }: Asked, today: string): InvoicePaymentStatus => {
  if (state === 'canceled') return 'canceled';
  if (state === 'issued' && amount_due <= 0) return 'paid';
  return final_due_day !== undefined && final_due_day < today ? 'overdue' : 'open';
};

/** The state of each milestone, in the order of their days: what was received covers the first ones first. */
export const toMilestoneStates = (
  milestones: readonly DueMilestone[],
  received: number,
  today: string,
): { paid: number; state: MilestoneState }[] => {
  let left = received;
  return milestones.map(({ due_day, amount }) => {
    const paid = Math.min(Math.max(left, 0), amount);
    left -= amount;
    if (paid >= amount) return { paid, state: 'paid' };
    if (due_day < today) return { paid, state: 'overdue' };
    return { paid, state: paid > 0 ? 'partly_paid' : 'due' };
  });
};
