import { describe, expect, it } from 'vitest';
import { ClientDraft } from '../client';
import { canKeepBoth, type MergeChoices } from './merge-fields';
import { mergeProfiles } from './merge-profiles';

type Given = Record<string, unknown>;
const draft = (given: Given) => ClientDraft.parse({ first_name: 'Mara', ...given });
const merge = (kept: Given, other: Given, choices: MergeChoices = {}) => {
  const merged = mergeProfiles(draft(kept), draft(other), choices);
  if (!merged.ok) throw new Error(merged.code);
  return merged.value;
};
const after = (kept: Given, other: Given, choices?: MergeChoices) => merge(kept, other, choices).after_merge;

const OVERWRITTEN = {
  emails: [['kept@x.test'], ['other@x.test']],
  phone: ['1', '2'],
  work_email: ['kept@x.test', 'other@x.test'],
  work_phone: ['1', '2'],
  personal_mobile: ['1', '2'],
  work_mobile: ['1', '2'],
  fax: ['1', '2'],
  traveler_notes: ['one', 'two'],
  indiv_notes: ['one', 'two'],
  communication_history: ['one', 'two'],
  covid_vaccinated: ['Yes', 'No'],
  covid_vaccine_name: ['A', 'B'],
  covid_dose_count: ['1', '2'],
  date_of_your_last_vaccine_dose: ['2021-01-01', '2022-02-02'],
} as const;
const overwritten = (side: 0 | 1): Given =>
  Object.fromEntries(Object.entries(OVERWRITTEN).map(([name, values]) => [name, values[side]]));
const CONTACT = { first_name: 'Jo', last_name: 'Berg', phone: '1', email: 'jo@x.test', relationship: 'Brother' };

describe('single fields', () => {
  it('R-ACC-094 keeps the value of the kept profile', () => {
    const kept = { first_name: 'Mara', last_name: 'Lind', dob: '1984-06-02', shirt_size: 'M', timezone: 'UTC' };
    const other = {
      first_name: 'Mary',
      last_name: 'Lindt',
      dob: '1985-06-02',
      shirt_size: 'L',
      timezone: 'Asia/Tokyo',
    };
    expect(after(kept, other)).toMatchObject(kept);
  });

  it('R-ACC-095 fills an empty middle name', () => {
    expect(after({ middle_name: '' }, { middle_name: 'Ada' }).middle_name).toBe('Ada');
  });

  it('R-ACC-096 fills an empty gender', () => {
    expect(after({}, { gender: 'female' }).gender).toBe('female');
  });

  it('R-ACC-097 leaves a middle name and a gender that are there', () => {
    const kept = { middle_name: 'Ida', gender: 'other' };
    expect(after(kept, { middle_name: 'Ada', gender: 'female' })).toMatchObject(kept);
  });

  it('R-ACC-098 overwrites contact, emergency, note and vaccine fields (G-158)', () => {
    const two = { ...CONTACT, phone: '2', relationship: 'Friend' };
    const sides = (side: 0 | 1, contact: Given) => ({
      ...overwritten(side),
      emergency_contact: contact,
      secondary_emergency_contact: contact,
    });
    expect(after(sides(0, CONTACT), sides(1, two))).toMatchObject(sides(1, two));
  });

  it('R-ACC-099 keeps them where the other profile has none (G-158)', () => {
    const kept = { ...overwritten(0), emergency_contact: CONTACT };
    expect(after(kept, { emergency_contact: { phone: '', relationship: 'Friend' } })).toMatchObject({
      ...kept,
      emergency_contact: { ...CONTACT, relationship: 'Friend' },
    });
  });

  it('R-ACC-098 takes an emergency contact who is somebody else as a whole: no phone beside a wrong name', () => {
    const merged = after({ emergency_contact: CONTACT }, { emergency_contact: { first_name: 'Ann' } });
    expect(merged.emergency_contact).toEqual({ first_name: 'Ann' });
  });

  it('R-ACC-110 overwrites a billing field', () => {
    const merged = after({ billing_name: 'A', billing_city: 'Oslo' }, { billing_name: 'B', billing_city: 'Bergen' });
    expect(merged).toMatchObject({ billing_name: 'B', billing_city: 'Bergen' });
  });

  it('R-ACC-111 keeps a billing field that is empty in the other profile', () => {
    expect(after({ billing_name: 'A' }, { billing_name: '' }).billing_name).toBe('A');
  });
});

describe('addresses', () => {
  const home = {
    area: '12 Harbor Street',
    city_name: 'Portland',
    state_name: 'OR',
    country_name: 'US',
    zip_code: '97201',
  };

  it('R-ACC-100 are combined, the kept ones first (G-161)', () => {
    const office = { ...home, area: '1 Main Street' };
    expect(after({ addresses: [home] }, { addresses: [office] }).addresses).toEqual([home, office]);
  });

  it('R-ACC-101 skips an empty one', () => {
    expect(after({ addresses: [home] }, { addresses: [{}, { area: '', city_name: ' ' }] }).addresses).toEqual([home]);
  });

  it('R-ACC-102 skips one with an area alone', () => {
    expect(after({ addresses: [home] }, { addresses: [{ area: 'Downtown' }] }).addresses).toEqual([home]);
  });

  it('R-ACC-103 skips one that differs in letter case alone', () => {
    const loud = Object.fromEntries(Object.entries(home).map(([name, value]) => [name, value.toUpperCase()]));
    expect(after({ addresses: [home] }, { addresses: [loud] }).addresses).toEqual([home]);
  });

  it('R-ACC-104 skips one that differs in suite alone', () => {
    expect(after({ addresses: [home] }, { addresses: [{ ...home, suite: '4b' }] }).addresses).toEqual([home]);
  });

  it('R-ACC-105 keeps both when the zip differs', () => {
    const next = { ...home, zip_code: '97202' };
    expect(after({ addresses: [home] }, { addresses: [next] }).addresses).toEqual([home, next]);
  });
});

describe('lists', () => {
  it.each([
    ['occasions', { occasion_id: 'Birthday', date: '2027-01-01' }, { occasion_id: 'Honeymoon' }],
    ['loyalty_programs', { name: 'SkyMiles', member_number: '1' }, { name: 'Bonvoy', member_number: '2' }],
    ['favorite_private_jets', { name: 'Jet A' }, { name: 'Jet B' }],
    ['custom_sections', { title: 'Diet', text: 'Vegan' }, { title: 'Pets', text: 'A dog' }],
    ['cards', { id: '1', card_description: 'Visa' }, { id: '2', card_description: 'Amex' }],
    ['favorite_hotels', { name: 'Hotel A' }, { name: 'Hotel B' }],
    ['favorite_suppliers', { name: 'Supplier A' }, { name: 'Supplier B' }],
  ])('R-ACC-108 appends %s of the other profile', (field, one, two) => {
    expect(after({ [field]: [one] }, { [field]: [one, two] })).toMatchObject({ [field]: [one, two] });
  });

  it('R-ACC-109 appends special requests that say something', () => {
    const [one, two] = [{ name: 'Wheelchair' }, { needs: 'Ground floor' }];
    const merged = after({ special_conditions_requests: [one] }, { special_conditions_requests: [{}, two] });
    expect(merged.special_conditions_requests).toEqual([one, two]);
  });

  it('joins tags and places, nothing twice (G-163)', () => {
    const merged = after(
      { tags: ['Honeymoon', 'VIP'], place_visited: ['Kyoto'], place_i_wish_to_visit: ['Oslo'] },
      { tags: ['vip', 'Ski'], place_visited: ['Kyoto', 'Rome'], place_i_wish_to_visit: ['Lima'] },
    );
    expect(merged).toMatchObject({
      tags: ['Honeymoon', 'VIP', 'Ski'],
      place_visited: ['Kyoto', 'Rome'],
      place_i_wish_to_visit: ['Oslo', 'Lima'],
    });
  });

  it('R-ACC-113 concatenates preference lists, the kept ones first, without exact duplicates (G-164)', () => {
    const merged = after(
      { air_preferences: { airline: ['Delta', 'SAS'], seat: 'Aisle' } },
      { air_preferences: { airline: ['SAS', 'delta'], seat: 'Window', meal: 'Vegan' } },
    );
    expect(merged.air_preferences).toEqual({ airline: ['Delta', 'SAS', 'delta'], seat: 'Aisle', meal: 'Vegan' });
  });

  it('R-ACC-116 combines the advisors', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((letter) => `usr_${letter.repeat(26)}`);
    expect(after({ advisor_id: [a, b] }, { advisor_id: [b, c] }).advisor_id).toEqual([a, b, c]);
  });
});

describe('choices', () => {
  it('win over the rules, field by field and part by part', () => {
    const kept = { last_name: 'Lind', phone: '1', air_preferences: { seat: 'Aisle' }, tags: ['A'] };
    const other = { last_name: 'Lindt', phone: '2', air_preferences: { seat: 'Window' }, tags: ['B'] };
    const choices = {
      last_name: 'to_merge',
      phone: 'existing',
      'air_preferences.seat': 'to_merge',
      tags: 'to_merge',
    } as const;
    expect(after(kept, other, choices)).toMatchObject({
      last_name: 'Lindt',
      phone: '1',
      air_preferences: { seat: 'Window' },
      tags: ['B'],
    });
  });

  it('keep both emails and both notes where the rules would overwrite', () => {
    const kept = { emails: ['a@x.test'], traveler_notes: 'One' };
    const other = { emails: ['b@x.test'], traveler_notes: 'Two' };
    const merged = after(kept, other, { emails: 'both', traveler_notes: 'both' });
    expect(merged).toMatchObject({ emails: ['a@x.test', 'b@x.test'], traveler_notes: 'One\n\nTwo' });
    expect([canKeepBoth('emails', kept.emails, other.emails), canKeepBoth('phone', '1', '2')]).toEqual([true, false]);
  });

  it('a choice of both for what can be one thing alone changes nothing', () => {
    expect(after({ dob: '1984-06-02' }, { dob: '1985-06-02' }, { dob: 'both' }).dob).toBe('1984-06-02');
  });
});

it('says where each field came from', () => {
  const { origins } = merge(
    { phone: '1', tags: ['A'], citizenship: 'Sweden' },
    { phone: '2', tags: ['B'], dob: '1984-06-02', place_visited: ['Rome'] },
  );
  expect(origins).toMatchObject({
    phone: 'to_merge',
    tags: 'both',
    citizenship: 'existing',
    dob: 'to_merge',
    place_visited: 'to_merge',
    first_name: 'existing',
  });
});

it('refuses what a profile could not hold, by the name of the field', () => {
  const emails = (from: number) => Array.from({ length: 8 }, (_, i) => `m${from + i}@x.test`);
  const merged = mergeProfiles(draft({ emails: emails(0) }), draft({ emails: emails(8) }), { emails: 'both' });
  expect(merged).toMatchObject({ ok: false, code: 'client.merge_too_long', params: { field: 'emails' } });
});
