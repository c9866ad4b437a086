import { expect, it } from 'vitest';
import { toDueDay, toPartAmounts, toPaymentGrid } from './payment-plan';

const percent = (percentage: string) => ({ mode: 'percentage' as const, percentage });
const PLAN = [percent('20'), percent('30'), percent('50')];
const sumOf = (rows: readonly (readonly number[])[], column: number) =>
  rows.reduce((sum, row) => sum + (row[column] ?? 0), 0);

it('splits by payer first and then by milestone, as an accountant worked it out (V01)', () => {
  const grid = toPaymentGrid(PLAN, [166_666, 333_333], 'USD');
  expect(grid).toEqual([
    [33_333, 50_000, 83_333],
    [66_667, 100_000, 166_666],
  ]);
  expect([0, 1, 2].map((column) => sumOf(grid, column))).toEqual([100_000, 150_000, 249_999]);
});
it('keeps an amount that was typed, whoever pays it, and gives the last milestone the rest', () => {
  const grid = toPaymentGrid(
    [{ mode: 'amount', amount: 50_000 }, percent('25'), { mode: 'rest' }],
    [100_000, 50_001],
    'USD',
  );
  expect([0, 1, 2].map((column) => sumOf(grid, column))).toEqual([50_000, 37_500, 62_501]);
  expect(grid.map((row) => row.reduce((sum, cell) => sum + cell, 0))).toEqual([100_000, 50_001]);
});
it('shows a rest below 0 where the other milestones are more than the whole', () => {
  expect(toPartAmounts([{ mode: 'amount', amount: 900 }, { mode: 'rest' }], 500, 'USD')).toEqual([900, -400]);
  expect(toPartAmounts([percent('80'), percent('40'), { mode: 'rest' }], 500, 'USD')).toEqual([400, 200, -100]);
});
it('has no smaller unit than the currency has', () => {
  expect(toPaymentGrid([percent('33.3333'), { mode: 'rest' }], [100], 'JPY')).toEqual([[33, 67]]);
});
it('counts days from the issue, the departure and the final payment, and asks for nothing before the issue', () => {
  const days = { issue_date: '2026-11-28', departure: '2027-03-01', final_payment: '2027-01-15' };
  expect(toDueDay({ kind: 'after_issue', days: 7 }, days)).toBe('2026-12-05');
  expect(toDueDay({ kind: 'before_departure', days: 45 }, days)).toBe('2027-01-15');
  expect(toDueDay({ kind: 'before_final_payment', days: 30 }, days)).toBe('2026-12-16');
  expect(toDueDay({ kind: 'before_departure', days: 120 }, days)).toBe('2026-11-28');
  expect(toDueDay({ kind: 'on_day', day: '2026-01-01' }, days)).toBe('2026-11-28');
  expect(toDueDay({ kind: 'before_departure', days: 45 }, { issue_date: '2026-11-28' })).toBeUndefined();
});
