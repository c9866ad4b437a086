import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reverseAmounts } from '../../base/reverse-amounts';
import { lawRuns } from '../../testing/law-runs';
import { toChart } from './chart-of-accounts';
import { checkEntry } from './check-entry';
import type { JournalEntry } from './journal-entry';
import { addTotals, fromTotalFields, toTotalFields, totalEntries } from './totals';
import { toTrialBalance } from './trial-balance';

const CHART = toChart([{ code: '1000.1', name: 'Savings', kind: 'asset' }]);
const ACCOUNTS = ['1000', '1000.1', '3000', '3100', '5310'] as const;
const BOOKS = 'USD';

/** Lines in one currency that add up to 0, in it and in that of the books. */
const balanced = fc
  .record({
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
    parts: fc.array(fc.tuple(fc.constantFrom(...ACCOUNTS), fc.integer({ min: 1, max: 9_999_999 })), {
      minLength: 1,
      maxLength: 8,
    }),
    against: fc.constantFrom(...ACCOUNTS),
  })
  .map(({ currency, parts, against }): JournalEntry['lines'] => {
    const worth = (amount: number) => (currency === BOOKS ? amount : amount * 2);
    const line = (account: string, amount: number) => ({
      account,
      currency,
      amount,
      base_amount: worth(amount),
      dimensions: { bank: 'Main' },
    });
    const sum = parts.reduce((total, [, amount]) => total + amount, 0);
    return [...parts.map(([account, amount]) => line(account, amount)), line(against, -sum)];
  });
const entries = fc.array(
  balanced.map((lines) => ({ lines })),
  { maxLength: 30 },
);
const issuesOf = (lines: JournalEntry['lines'], kind: JournalEntry['kind'] = 'manual') =>
  checkEntry({ kind, lines }, CHART, BOOKS);

describe('the laws of the ledger', () => {
  it('let in an entry that balances, and its reversal', () => {
    fc.assert(
      fc.property(balanced, (lines) => {
        expect(issuesOf(lines)).toEqual([]);
        expect(issuesOf(reverseAmounts(lines), 'reversal')).toEqual([]);
      }),
      { numRuns: lawRuns(100) },
    );
  });
  it('refuse an entry of which any amount is off by anything', () => {
    fc.assert(
      fc.property(balanced, fc.nat(), fc.integer({ min: 1, max: 500 }), (lines, place, off) => {
        const at = place % lines.length;
        const spoiled = (field: 'amount' | 'base_amount') =>
          lines.map((line, i) => (i === at ? { ...line, [field]: line[field] + off } : line));
        expect(issuesOf(spoiled('amount'))).not.toEqual([]);
        expect(issuesOf(spoiled('base_amount'))).not.toEqual([]);
      }),
      { numRuns: lawRuns(100) },
    );
  });
  it('keep debits equal to credits after any entries, and at 0 once each is reversed', () => {
    fc.assert(
      fc.property(entries, (posted) => {
        const balance = toTrialBalance(totalEntries(posted), CHART, BOOKS);
        expect(balance.balanced).toBe(true);
        const both = [...posted, ...posted.map(({ lines }) => ({ lines: reverseAmounts(lines) }))];
        for (const { balance: left } of toTrialBalance(totalEntries(both), CHART, BOOKS).accounts) expect(left).toBe(0);
      }),
      { numRuns: lawRuns(100) },
    );
  });
  it('come to the same totals in whatever parts and order entries are added up, and as they are stored', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (posted, at) => {
        const whole = totalEntries(posted);
        const cut = posted.length === 0 ? 0 : at % posted.length;
        const parts = [totalEntries(posted.slice(cut)), totalEntries(posted.slice(0, cut))];
        expect(addTotals(parts.flat())).toEqual(whole);
        const stored = parts.map((part) => ({ month: '2026-03', shard: '01', ...toTotalFields(part) }));
        expect(addTotals(stored.flatMap(fromTotalFields))).toEqual(whole);
      }),
      { numRuns: lawRuns(100) },
    );
  });
  it('need what an account needs of each line, but of opening balances', () => {
    const lines = [
      { account: '1100', currency: BOOKS, amount: 5, base_amount: 5, dimensions: {} },
      { account: '3900', currency: BOOKS, amount: -5, base_amount: -5, dimensions: {} },
    ];
    expect(issuesOf(lines, 'event').map(({ message }) => message)).toEqual([
      'Client receivable needs a client.',
      'Client receivable needs an invoice.',
    ]);
    // There's no invoice yet that a person could choose.
    expect(issuesOf(lines, 'manual').map(({ message }) => message)).toEqual(['Client receivable needs a client.']);
    expect(issuesOf(lines, 'opening')).toEqual([]);
  });
  it('hold an id of its kind in each dimension that names a record, and a text elsewhere; old texts can be reversed', () => {
    const line = { account: '3000', currency: BOOKS, amount: 5, base_amount: 5 };
    const lines = [
      { ...line, dimensions: { client: 'Mara Li', trip: `cli_${'0'.repeat(26)}`, tax_code: 'T825' } },
      { ...line, amount: -5, base_amount: -5, dimensions: { supplier: `ins_${'0'.repeat(26)}` } },
    ];
    expect(issuesOf(lines, 'event')).toEqual([
      { path: 'lines.0.dimensions.client', message: 'Choose a client.' },
      { path: 'lines.0.dimensions.trip', message: 'Choose a trip.' },
    ]);
    expect(issuesOf(lines, 'reversal')).toEqual([]);
  });
  it.each(['XXX', 'ZZZ', 'XAU'])('refuse %s as money, at each line', (currency) => {
    const line = { account: '3000', currency, amount: 5, base_amount: 5, dimensions: {} };
    expect(issuesOf([line, { ...line, amount: -5, base_amount: -5 }])).toEqual(
      [0, 1].map((i) => ({
        path: `lines.${i}.currency`,
        message: `${currency} isn’t a currency in use. Choose another one.`,
      })),
    );
  });
  it.each([
    ['an account that is not there', { account: '9999' }, 'There’s no account 9999.'],
    ['a line without an amount', { amount: 0, base_amount: 0 }, 'Enter an amount.'],
    ['an amount that turns its sign', { currency: 'EUR', amount: 5, base_amount: -5 }, 'doesn’t match'],
  ])('refuse %s', (_, wrong, message) => {
    const line = { account: '3000', currency: BOOKS, amount: 5, base_amount: 5, dimensions: {} };
    const said = issuesOf([
      { ...line, ...wrong },
      { ...line, amount: -5, base_amount: -5 },
    ]);
    expect(said.map((issue) => issue.message).join()).toContain(message);
  });
});
