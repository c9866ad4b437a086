import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BankLineId } from './bank-id';
import { type Known, type KnownMove, type OpenShare, suggestMatches } from './suggest-matches';

const toId = (n: number) => BankLineId.parse(`bank_line_${String(n).padStart(26, '0')}`);
const lineOf = (n: number, amount: number, name: string, text = '', day = '2026-11-03') => ({
  ...{ id: toId(n), account: '1000', day, amount, currency: 'USD', name, text },
});
const moveOf = (source: string, amount: number, day: string, name: string, codes: string[] = []): KnownMove => ({
  ...{ source, entry_id: source, entry_date: day, memo: '', amount, currency: 'USD', kind: 'payment' },
  ...{ words: name, names: [name], codes },
});
const shareOf = (n: number, client: string, amount: number, due: number[] = []): OpenShare =>
  ({
    ...{ invoice_id: `invoice_${n}`, payer_id: 'p1', client_id: client, name: client, invoice_no: `INV-100${n}` },
    ...{ codes: [`T-200${n}`], currency: 'USD', amount, due },
  }) as never;
const known = (some: Partial<Known>): Known => ({ moves: [], shares: [], payables: [], ...some });
const first = (lines: ReturnType<typeof lineOf>[], some: Partial<Known>) =>
  lines.map(({ id }) => suggestMatches(lines, known(some)).get(id)?.[0]);

describe('what a line most likely is', () => {
  it('is the invoice whose number was written, also of another amount', () => {
    const shares = [shareOf(1, 'Eva Lund', 50_000, [10_000]), shareOf(2, 'Ben Price', 20_000)];
    expect(first([lineOf(1, 10_000, 'E LUND', 'INV-1001')], { shares })).toMatchObject([
      { reasons: ['invoice_number', 'due_now', 'like_name'], sure: true, decision: { apply: [{ amount: 10_000 }] } },
    ]);
    expect(first([lineOf(1, 7_000, 'Eva Lund', 'INV-1001')], { shares })).toMatchObject([
      { reasons: ['invoice_number', 'same_name'], sure: false, decision: { apply: [{ amount: 7_000 }] } },
    ]);
    // More than is owed: what is left stays the client’s.
    expect(first([lineOf(1, 60_000, 'Eva Lund', 'INV-1001')], { shares })).toMatchObject([
      { decision: { apply: [{ amount: 50_000 }] } },
    ]);
  });

  it('is several invoices of a client that add up', () => {
    const shares = [shareOf(1, 'Eva Lund', 30_000), shareOf(2, 'Eva Lund', 20_000), shareOf(3, 'Eva Lund', 7_000)];
    expect(first([lineOf(1, 50_000, 'Eva Lund')], { shares })).toMatchObject([
      { reasons: ['parts_add_up', 'same_name'], decision: { apply: [{ amount: 30_000 }, { amount: 20_000 }] } },
    ]);
  });

  it('is nothing where only the amount fits something of another client, or nothing fits', () => {
    expect(first([lineOf(1, 10_000, 'Somebody')], { shares: [shareOf(1, 'Eva Lund', 10_000)] })).toMatchObject([
      { sure: false },
    ]);
    expect(first([lineOf(1, 9_999, 'Somebody')], { shares: [shareOf(1, 'Eva Lund', 10_000)] })).toEqual([undefined]);
    expect(first([lineOf(1, -10_000, 'Eva Lund')], { shares: [shareOf(1, 'Eva Lund', 10_000)] })).toEqual([undefined]);
  });

  it('is what is in the books before what is owed still', () => {
    const moves = [moveOf('payment.received:a', 10_000, '2026-11-02', 'Eva Lund')];
    expect(first([lineOf(1, 10_000, 'Eva Lund')], { moves, shares: [shareOf(1, 'Eva Lund', 10_000)] })).toMatchObject([
      { decision: { as: 'found' }, reasons: ['same_amount', 'near_day', 'same_name'] },
    ]);
    const late = [moveOf('payment.received:a', 10_000, '2026-10-01', 'Eva Lund')];
    expect(first([lineOf(1, 10_000, 'Eva Lund')], { moves: late })).toEqual([undefined]);
  });

  it('is the payment of who is named, not that of another who pays the same invoice', () => {
    const moves = [
      moveOf('payment.received:hana', 5_000, '2026-11-03', 'Hana Nováková', ['INV-1001']),
      moveOf('payment.received:tomas', 5_000, '2026-11-03', 'Tomáš Novák', ['INV-1001']),
    ];
    const lines = [lineOf(1, 5_000, 'TOMAS NOVAK', 'INV-1001'), lineOf(2, 5_000, 'HANA NOVAKOVA', 'INV-1001')];
    expect(first(lines, { moves }).map((one) => one?.words)).toEqual(['Tomáš Novák', 'Hana Nováková']);
    expect(first(lines.slice(0, 1), { moves: moves.slice(0, 1) })).toMatchObject([{ sure: false }]);
  });

  it('is sure of neither where two payments are alike', () => {
    const moves = [1, 2].map((n) => moveOf(`payment.received:${n}`, 5_000, '2026-11-03', 'Eva Lund'));
    const found = first([lineOf(1, 5_000, 'Eva Lund'), lineOf(2, 5_000, 'Eva Lund')], { moves });
    expect(found.map((one) => one?.sure)).toEqual([false, false]);
    expect(new Set(found.map((one) => one?.decision.as === 'found' && one.decision.entries[0]?.entry_id)).size).toBe(2);
  });

  it('is never the same thing first for two lines, whatever there is', () => {
    const amount = fc.constantFrom(1_000, 2_000, 3_000);
    const name = fc.constantFrom('Eva Lund', 'Ben Price', 'Grand Hotel', '');
    const day = fc.constantFrom('2026-11-01', '2026-11-03', '2026-11-20');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, name, day), { maxLength: 8 }),
        fc.array(fc.tuple(amount, name, day), { maxLength: 8 }),
        fc.array(fc.tuple(amount, name), { maxLength: 5 }),
        (some, booked, owed) => {
          const lines = some.map(([minor, who, on], i) => lineOf(i, minor, who, '', on));
          const moves = booked.map(([minor, who, on], i) => moveOf(`payment.received:${i}`, minor, on, who));
          const shares = owed.map(([minor, who], i) => shareOf(i, who || 'Nobody', minor));
          const suggested = suggestMatches(lines, known({ moves, shares }));
          const firsts = [...suggested.values()].flatMap(([one]) => (one ? [one] : []));
          const taken = firsts.flatMap(({ decision }) =>
            decision.as === 'found'
              ? decision.entries.map(({ entry_id }) => entry_id)
              : decision.as === 'received'
                ? decision.apply.map(({ invoice_id }) => invoice_id)
                : [],
          );
          expect(new Set(taken).size).toBe(taken.length);
          for (const { sure, score } of firsts) expect(!sure || score >= 80).toBe(true);
          for (const { decision } of firsts)
            if (decision.as === 'received') expect(decision.apply.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
