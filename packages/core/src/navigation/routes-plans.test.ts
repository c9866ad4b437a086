import { expect, it } from 'vitest';
import { OPENED_BY } from './routes-plans';

it('R-SHELL-009 R-SHELL-096 R-SHELL-113 says once what each plan opens beyond the smaller ones', () => {
  const opened = Object.fromEntries(OPENED_BY.map(({ plan, paths }) => [plan, paths]));
  expect(opened.Free).toEqual([]);
  expect(opened.Starter).toEqual(['/checklists', '/automatedmessages', '/multiple-automatedmessages']);
  expect(opened.Basic).toContain('/reports');
  expect(opened.Basic?.filter((path) => path.startsWith('/commissions'))).toEqual(['/commissions']);
  expect(opened.Pro).toEqual([]);
  expect(opened.Advance).toEqual(['/myaccount/commission_payment_mode']);
});
