import { expect, it } from 'vitest';
import { PLANS } from '../areas/subscription/plans';
import { APP_PATHS } from './routes';
import { OPENED_BY, SOLD_BY } from './routes-plans';
import { getPageTitle } from './routes-titles';
import { PARTS_TO_COME, type PartToCome, partToCome } from './routes-to-come';

it('R-SHELL-009 R-SHELL-096 R-SHELL-113 says once what each plan opens beyond the smaller ones', () => {
  const opened = Object.fromEntries(OPENED_BY.map(({ plan, paths }) => [plan, paths]));
  expect(opened.Free).toEqual([]);
  expect(opened.Starter).toEqual(['/checklists', '/automatedmessages', '/multiple-automatedmessages']);
  expect(opened.Basic).toContain('/reports');
  expect(opened.Basic?.filter((path) => path.startsWith('/commissions'))).toEqual(['/commissions']);
  expect(opened.Pro).toEqual([]);
  expect(opened.Advance).toEqual(['/myaccount/commission_payment_mode']);
});

it('no plan sells what is still to come, in its list of pages or in its words', () => {
  const pages = APP_PATHS.filter(partToCome).map(getPageTitle);
  const words = (Object.keys(PARTS_TO_COME) as PartToCome[]).map(
    (part) => part.split('_')[0]?.replace(/s$/, '') as string,
  );
  for (const { plan, titles } of SOLD_BY) {
    expect(titles.filter((title) => pages.includes(title))).toEqual([]);
    expect(words.filter((word) => PLANS[plan].for_whom.toLowerCase().includes(word))).toEqual([]);
  }
  expect(SOLD_BY.find(({ plan }) => plan === 'Starter')?.titles).toEqual(['Checklists']);
});
