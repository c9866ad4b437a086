import { expect, it } from 'vitest';
import { previewPayments } from './payment-preview';

const MILESTONES = [
  { due: { kind: 'after_issue', days: 7 }, part: { mode: 'percentage', percentage: '20' } },
  { due: { kind: 'before_departure', days: 45 }, part: { mode: 'rest' } },
] as const;
const asked = { milestones: MILESTONES, total: 10_001, at_supplier: 0, currency: 'USD', weights: [1, 1] };

it('says who pays what and when, to the last cent', () => {
  const { shares, payments } = previewPayments({
    ...asked,
    days: { issue_date: '2031-01-01', departure: '2031-05-01' },
  });
  expect(shares).toEqual([
    { amount: 5_001, at_supplier: 0 },
    { amount: 5_000, at_supplier: 0 },
  ]);
  expect(payments).toEqual([
    { due_day: '2031-01-08', amount: 2_000, cells: [1_000, 1_000] },
    { due_day: '2031-03-17', amount: 8_001, cells: [4_001, 4_000] },
  ]);
});
it('plans what is paid to the agency, and says what each payer pays at suppliers', () => {
  const { shares, payments } = previewPayments({ ...asked, at_supplier: 10_000, days: { issue_date: '2031-01-01' } });
  expect(shares).toEqual([
    { amount: 1, at_supplier: 5_000 },
    { amount: 0, at_supplier: 5_000 },
  ]);
  expect(payments.map(({ amount }) => amount)).toEqual([0, 1]);
});
it('knows no day where the trip has none, and nothing of nobody', () => {
  const { shares, payments } = previewPayments({ ...asked, weights: [], days: { issue_date: '2031-01-01' } });
  expect(shares).toEqual([]);
  expect(payments).toEqual([
    { due_day: '2031-01-08', amount: 0, cells: [] },
    { due_day: undefined, amount: 0, cells: [] },
  ]);
});
