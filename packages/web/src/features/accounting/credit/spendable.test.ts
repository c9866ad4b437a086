import { expect, it } from 'vitest';
import { clientCredit } from '../a-credit.fixture';
import { listSpendable } from './spendable';

it('offers what can be spent in the currency, soonest to expire first, and what never expires last', () => {
  const id = (digit: string) => `client_credit_${digit.repeat(26)}` as never;
  const credits = [
    clientCredit({ id: id('1') }),
    clientCredit({ id: id('2'), expires_on: '2031-06-01' }),
    clientCredit({ id: id('3'), expires_on: '2031-02-01' }),
    clientCredit({ id: id('4'), currency: 'EUR' }),
    clientCredit({ id: id('5'), state: 'expired', left_amount: 0, expires_on: '2030-01-01' }),
  ];
  expect(listSpendable(credits, 'USD').map((credit) => credit.id)).toEqual([id('3'), id('2'), id('1')]);
});
