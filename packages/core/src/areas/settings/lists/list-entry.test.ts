import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingTypes } from '../../trip/settings/booking-types';
import { supplierTypes } from '../../trip/settings/supplier-types';
import { occasions } from '../sections/occasions';
import { onboarding, openStep, withStep } from '../sections/onboarding';
import { MOST_ENTRIES, repeatedNames } from './list-entry';

const named = (...names: string[]) => names.map((name, i) => ({ id: String(i), name }));

describe('the names of a list', () => {
  it('are told apart however they are capitalised, the first of two being right', () => {
    expect(repeatedNames(named('Birthday', 'Wedding', ' birthday', 'WEDDING'))).toEqual([2, 3]);
    expect(repeatedNames(named('', ' '))).toEqual([]);
  });
  it('leave a list without repetitions when those that are told are taken out', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (names) => {
        const entries = named(...names);
        const repeated = new Set(repeatedNames(entries));
        expect(repeatedNames(entries.filter((_, i) => !repeated.has(i)))).toEqual([]);
      }),
    ));
});

describe('the lists of a company', () => {
  it('begin sound, and as the usual ones', () => {
    for (const { schema } of [occasions, supplierTypes, bookingTypes]) {
      const { entries } = schema.parse({});
      expect(schema.safeParse({ entries }).success).toBe(true);
    }
    expect(occasions.schema.parse({}).entries[0]).toEqual({ id: '1', name: 'Birthday' });
  });
  it('have at most 200 entries, those of all branches together', () => {
    const { entries } = bookingTypes.schema.parse({});
    const kinds = Array.from({ length: MOST_ENTRIES }, (_, i) => ({ id: `k${i}`, name: `Kind ${i}` }));
    const full = entries.map((entry, i) => (i === 0 ? { ...entry, children: kinds } : { ...entry, children: [] }));
    expect(bookingTypes.schema.safeParse({ entries: full }).success).toBe(false);
    const sound = full.map((entry, i) => (i === 0 ? { ...entry, children: kinds.slice(entries.length) } : entry));
    expect(bookingTypes.schema.safeParse({ entries: sound }).success).toBe(true);
  });
  it('keep what bookings file their suppliers under', () => {
    const { entries } = supplierTypes.schema.parse({});
    expect(supplierTypes.schema.safeParse({ entries: entries.filter(({ id }) => id !== 'Hotel') }).success).toBe(false);
  });
});

describe('the steps of a new account', () => {
  it('follow each other, done or skipped, and a step that was skipped can still be done', () => {
    const begun = onboarding.schema.parse({});
    expect(openStep(begun)).toBe('profile');
    const skipped = withStep(begun, 'profile', 'skipped');
    expect([openStep(skipped), skipped.skipped]).toEqual(['company', ['profile']]);
    const done = withStep(skipped, 'profile', 'done');
    expect([done.done, done.skipped]).toEqual([['profile'], []]);
    expect(openStep(withStep(withStep(done, 'company', 'done'), 'plan', 'skipped'))).toBeUndefined();
  });
});
