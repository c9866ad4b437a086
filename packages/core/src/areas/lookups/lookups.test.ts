import { describe, expect, it } from 'vitest';
import { getCurrencyExponent } from '../../base/currencies';
import { getAttachmentModel } from './attachment-model';
import { DEFAULT_OCCASIONS, DEFAULT_RELATIONS, indexedById } from './company-lists';
import { currencies, knownTravelers, travelInterests } from './travel-lists';

describe('lists of the trade', () => {
  it('R-SHELL-151 every travel interest has a category and an id of its own', () => {
    const interests = travelInterests();
    for (const { name, category } of interests) expect(name && category).toBeTruthy();
    expect(new Set(interests.map(({ id }) => id)).size).toBe(interests.length);
    expect(interests).toContainEqual({ id: expect.any(Number), name: 'Safari', category: 'Nature' });
  });
  it('R-SHELL-153 every currency has a code that is in use, a name, a symbol and its decimals', () => {
    const all = currencies();
    const known = new Set(Intl.supportedValuesOf('currency'));
    for (const { code, name, decimals } of all) {
      expect(known.has(code) && name !== code, code).toBe(true);
      expect(decimals).toBe(getCurrencyExponent(code));
    }
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(all).toContainEqual({ code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 });
    expect(all.map(({ code }) => code)).not.toContain('DEM');
  });
  it('R-SHELL-272 knows the programs that know a traveler', () =>
    expect(knownTravelers().slice(0, 2)).toEqual([
      { id: 1, name: 'TSA PreCheck' },
      { id: 2, name: 'Global Entry' },
    ]));
});

describe('lists that a company edits', () => {
  it('R-SHELL-154 every relation has an id and a name', () =>
    expect(DEFAULT_RELATIONS[0]).toEqual({ id: 1, name: 'Spouse' }));
  it('R-SHELL-150 occasion types are indexed by id', () =>
    expect(indexedById(DEFAULT_OCCASIONS)['2']).toEqual({ id: 2, name: 'Anniversary' }));
});

it('R-SHELL-271 pictures of an individual are of the individuals model, those of a collaborator of the user model', () => {
  expect(['individual', 'collaborator', 'supplier'].map(getAttachmentModel)).toEqual([
    'individuals',
    'user',
    'suppliers',
  ]);
});
