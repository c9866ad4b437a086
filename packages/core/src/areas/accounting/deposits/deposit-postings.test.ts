import { describe, expect, it } from 'vitest';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { joinPostings } from '../balanced-postings';
import { expectWorkedOut } from '../worked-out.fixture';
import { depositLines } from './deposit-postings';

describe('checks that are brought to the bank, in the books as an accountant worked it out', () => {
  const slip = {
    ...{ account: '1010', currency: 'USD', books: 'USD' },
    checks: [{ payment_id: 'p1' as never, amount: 200_000, base: 200_000 }],
  };
  // The example names the account by a word, where ours says its code.
  const named = (lines: ReturnType<typeof depositLines>) =>
    lines.map((line) => ({ ...line, dimensions: line.dimensions.bank ? { bank: 'trust' } : line.dimensions }));
  it('V02: a deposit slip', () => {
    expectWorkedOut(named(depositLines(slip)), 'V02', 'deposit.made:slip1');
  });
  it('comes to nothing with the slip taken back', () => {
    expect(joinPostings([...depositLines(slip), ...reverseAmounts(depositLines(slip))])).toEqual([]);
  });
  it('V19: each check in another currency keeps the rate that it came at', () => {
    const checks = [
      { payment_id: 'p1' as never, amount: 10_000, base: 11_000, rate: '1.1' },
      { payment_id: 'p2' as never, amount: 10_000, base: 12_000, rate: '1.2' },
    ];
    const lines = depositLines({ ...slip, currency: 'EUR', checks });
    expect(lines.map(({ account, base_amount, rate }) => [account, base_amount, rate])).toEqual([
      ['1010', 11_000, '1.1'],
      ['1020', -11_000, '1.1'],
      ['1010', 12_000, '1.2'],
      ['1020', -12_000, '1.2'],
    ]);
  });
});
