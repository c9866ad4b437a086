import type { Milestone } from '@wayline/core/areas/accounting/invoices/milestone';
import { type PlanDays, toDueDay, toPaymentGrid } from '@wayline/core/areas/accounting/invoices/payment-plan';
import { money } from '@wayline/core/base/money';
import { split } from '@wayline/core/base/money-split';

type Planned = {
  milestones: readonly Pick<Milestone, 'due' | 'part'>[];
  /** One for each of those who pay. */
  weights: readonly number[];
  total: number;
  currency: string;
  days: PlanDays;
};
/** What each payer pays, and each payment: its day, where that is known yet, its amount, and the part of it of each payer. */
export type PaymentPreview = {
  shares: number[];
  payments: { due_day: string | undefined; amount: number; cells: number[] }[];
};

/** Who pays what and when, were the invoice issued on `days.issue_date`: worked out by what the server works it out by. */
export const previewPayments = ({ milestones, weights, total, currency, days }: Planned): PaymentPreview => {
  const shares = weights.length > 0 ? split(money(total, currency), weights).map(({ minor }) => minor) : [];
  const parts = milestones.map(({ part }) => part);
  const grid = toPaymentGrid(parts, shares, currency);
  return {
    shares,
    payments: milestones.map(({ due }, i) => {
      const cells = grid.map((row) => row[i] ?? 0);
      return { due_day: toDueDay(due, days), amount: cells.reduce((sum, cell) => sum + cell, 0), cells };
    }),
  };
};
