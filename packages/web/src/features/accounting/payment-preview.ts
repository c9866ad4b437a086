import { splitByPayer } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import type { Milestone } from '@wayline/core/areas/accounting/invoices/milestone';
import { type PlanDays, toDueDay, toPaymentGrid } from '@wayline/core/areas/accounting/invoices/payment-plan';

type Planned = {
  milestones: readonly Pick<Milestone, 'due' | 'part'>[];
  /** One for each of those who pay. */
  weights: readonly number[];
  total: number;
  at_supplier: number;
  currency: string;
  days: PlanDays;
};
/**
 * What each payer pays the agency and at suppliers, and each payment to the agency: its day, where that is known yet, its amount, and the part
 * of it of each payer.
 */
export type PaymentPreview = {
  shares: { amount: number; at_supplier: number }[];
  payments: { due_day: string | undefined; amount: number; cells: number[] }[];
};

/** Who pays what and when, were the invoice issued on `days.issue_date`: worked out by what the server works it out by. */
export const previewPayments = ({ milestones, weights, currency, days, ...figures }: Planned): PaymentPreview => {
  const shares = weights.length > 0 ? splitByPayer(figures, weights, currency) : [];
  const parts = milestones.map(({ part }) => part);
  const amounts = shares.map(({ amount }) => amount);
  const grid = toPaymentGrid(parts, amounts, currency);
  return {
    shares,
    payments: milestones.map(({ due }, i) => {
      const cells = grid.map((row) => row[i] ?? 0);
      return { due_day: toDueDay(due, days), amount: cells.reduce((sum, cell) => sum + cell, 0), cells };
    }),
  };
};
