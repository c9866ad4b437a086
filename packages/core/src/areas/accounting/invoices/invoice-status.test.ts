import { expect, it } from 'vitest';
import { summarizeAmounts } from './amount-summary';
import { toMilestoneStates, toPaymentStatus } from './invoice-status';

const TODAY = '2026-11-29';
it('R-ACC-079: is open, overdue, paid or canceled', () => {
  const issued = { state: 'issued' as const, amount_due: 100, final_due_day: TODAY };
  expect(toPaymentStatus(issued, TODAY)).toBe('open');
  expect(toPaymentStatus(issued, '2026-11-30')).toBe('overdue');
  expect(toPaymentStatus({ ...issued, amount_due: 0 }, '2026-11-30')).toBe('paid');
  expect(toPaymentStatus({ ...issued, state: 'canceled' }, '2026-11-30')).toBe('canceled');
  expect(toPaymentStatus({ state: 'draft', amount_due: 0 }, TODAY)).toBe('open');
});
it('covers the first milestones first with what was received', () => {
  const plan = [
    { due_day: '2026-11-01', amount: 100 },
    { due_day: '2026-11-29', amount: 200 },
    { due_day: '2026-12-24', amount: 300 },
  ];
  expect(toMilestoneStates(plan, 150, TODAY)).toEqual([
    { paid: 100, state: 'paid' },
    { paid: 50, state: 'partly_paid' },
    { paid: 0, state: 'due' },
  ]);
  expect(toMilestoneStates(plan, 0, TODAY).map(({ state }) => state)).toEqual(['overdue', 'due', 'due']);
  expect(toMilestoneStates(plan, 600, TODAY).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
});
it('R-ACC-054 R-ACC-059: sums up what was billed, and its percentages add up to 100', () => {
  const summary = summarizeAmounts([
    { bill: 150, paid: 50, overdue: 30 },
    { bill: 50, paid: 0, overdue: 0 },
  ]);
  expect(summary).toEqual({
    total_bill_amount: 200,
    total_paid_amount: 50,
    total_paid_pct: 25,
    total_unpaid_amount: 150,
    total_unpaid_pct: 75,
    total_overdue_amount: 30,
    total_overdue_pct: 15,
    total_not_overdue_amount: 120,
    total_not_overdue_pct: 60,
  });
  const thirds = summarizeAmounts([{ bill: 3, paid: 1, overdue: 1 }]);
  expect(thirds.total_paid_pct + thirds.total_overdue_pct + thirds.total_not_overdue_pct).toBe(100);
});
it('R-ACC-057 R-ACC-058: says of nothing that all of it is paid', () => {
  expect(summarizeAmounts([])).toMatchObject({
    total_paid_pct: 100,
    total_unpaid_pct: 0,
    total_overdue_pct: 0,
    total_not_overdue_pct: 0,
  });
});
