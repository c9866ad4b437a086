import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PaidPart, toTravelerStatus } from './traveler-status';

const part = (differs: Partial<PaidPart> = {}): PaidPart => ({
  ...{ invoice_id: 'inv_1', payer_id: 'p1', currency: 'USD', amount: 1_000, received: 0, fees: 100, deposit: 200 },
  ...differs,
});
const statusOf = (parts: readonly PaidPart[], is_registered = true, is_cancelled = false) =>
  toTravelerStatus({ is_cancelled, is_registered, parts });

it.each([
  ['is inquired where nothing is known', [], false, 'inquired'],
  ['is registered on a booking', [], true, 'registered'],
  ['is registered where all of it was credited', [part({ amount: 0, fees: 0 })], true, 'registered'],
  ['is unpaid before anything came', [part()], true, 'unpaid'],
  ['has paid the fees and nothing more', [part({ received: 100 })], true, 'fee_paid'],
  ['has paid the deposit', [part({ received: 200 })], true, 'deposit_paid'],
  ['has paid in part between them', [part({ received: 150 })], true, 'partially_paid'],
  ['has paid in part without a deposit', [part({ received: 200, deposit: undefined })], true, 'partially_paid'],
  ['has paid in full', [part({ received: 1_000 })], true, 'paid_in_full'],
  ['has paid in full, and too much', [part({ received: 1_200 })], true, 'paid_in_full'],
  ['has paid the fees where those are the deposit', [part({ received: 200, fees: 200 })], true, 'fee_paid'],
  [
    'has paid the fees of one invoice and nothing of another',
    [part({ amount: 100, received: 100, deposit: undefined }), part({ fees: 0 })],
    true,
    'fee_paid',
  ],
  [
    'has paid one invoice and the deposit of another',
    [part({ amount: 500, received: 500, fees: 0 }), part({ currency: 'EUR', received: 200 })],
    true,
    'deposit_paid',
  ],
  ['has paid one of two in full', [part({ received: 1_000 }), part()], true, 'partially_paid'],
] as const)('a traveler %s', (_, parts, isRegistered, status) => {
  expect(statusOf(parts, isRegistered)).toBe(status);
});

/** How far somebody has come: fees, deposits and parts are all between nothing and all. */
const STEPS: Readonly<Record<string, number>> = {
  ...{ inquired: 0, registered: 1, unpaid: 2, fee_paid: 3, deposit_paid: 3, partially_paid: 3, paid_in_full: 4 },
};
const parts = fc.array(
  fc.record({
    ...{
      invoice_id: fc.constant('inv_1'),
      payer_id: fc.constant('p1'),
      currency: fc.constantFrom('USD', 'EUR'),
      amount: fc.nat(1_000),
    },
    ...{ received: fc.nat(1_200), fees: fc.nat(300), deposit: fc.option(fc.nat(500), { nil: undefined }) },
  }),
  { maxLength: 4 },
);

it('a traveler never falls back as more comes in', () => {
  fc.assert(
    fc.property(parts, fc.nat(3), fc.nat(1_000), (all, which, more) => {
      const after = all.map((one, i) => (i === which ? { ...one, received: one.received + more } : one));
      expect(STEPS[statusOf(after)]).toBeGreaterThanOrEqual(STEPS[statusOf(all)] ?? 0);
    }),
  );
});

it('one who canceled is canceled, whatever was paid', () => {
  fc.assert(
    fc.property(parts, fc.boolean(), (all, on) => {
      expect(statusOf(all, on, true)).toBe('cancelled');
    }),
  );
});
