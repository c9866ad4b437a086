import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ClientId, ConsentId } from '../client-id';
import { CONSENT_PURPOSES, type Consent, getCurrentConsents, sortConsents } from './consent';

const client_id = ClientId.parse(`cli_${'1'.repeat(26)}`);
const consent = (parts: Partial<Consent>, i = 0): Consent => ({
  id: ConsentId.parse(`consent_${String(i).padStart(26, '0')}`),
  client_id,
  purpose: 'news',
  is_given: true,
  way: 'email',
  day: '2031-05-01',
  recorded_at: '2031-05-01T10:00:00.000Z',
  recorded_by: 'Olivia Vale',
  ...parts,
});

it('the newest answer to a purpose holds, by its day and not by when it was typed', () => {
  const withdrawn = consent({ is_given: false, day: '2031-05-03' });
  const late = consent({ day: '2031-04-01', recorded_at: '2031-06-01T10:00:00.000Z' });
  expect(getCurrentConsents([late, withdrawn])).toEqual([withdrawn]);
  const sameDay = consent({ day: '2031-05-03', recorded_at: '2031-05-03T12:00:00.000Z' });
  expect(getCurrentConsents([sameDay, withdrawn])[0]?.is_given).toBe(true);
});
it('at most one answer holds of each purpose, whatever their order', () => {
  const any = fc
    .record({
      purpose: fc.constantFrom(...CONSENT_PURPOSES),
      is_given: fc.boolean(),
      day: fc.constantFrom('2031-01-01', '2031-02-01', '2031-03-01'),
      recorded_at: fc.nat(1000).map((n) => new Date(Date.UTC(2031, 4, 1) + n * 60_000).toISOString()),
    })
    .map((parts) => consent(parts));
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ recorded_at }) => recorded_at }), (consents) => {
      const current = getCurrentConsents(consents);
      expect(getCurrentConsents([...consents].reverse())).toEqual(current);
      expect(new Set(current.map(({ purpose }) => purpose)).size).toBe(current.length);
      for (const one of current)
        expect(sortConsents(consents.filter(({ purpose }) => purpose === one.purpose))[0]).toBe(one);
    }),
  );
});
