import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../../../base/add-months';
import { addDays } from '../../../base/days';
import { listDestinationNotes } from './check-destinations';
import { checkPassports, lacksPassport, type Passport, type PassportHolder, type Visit } from './check-passport';
import { entryRules } from './entry-rule';

const rules = entryRules.schema.parse({});
const check = { trip_ends: '2027-05-20', today: '2027-01-10', rules };
const stay = (country: string): Visit => ({ country, from: '2027-05-10', until: '2027-05-20' });
const holder = (passports: Passport[], parts: Partial<PassportHolder> = {}): PassportHolder => ({
  name: 'Mina Okafor',
  booked_names: ['Mina Okafor'],
  passports,
  visits: [],
  ...parts,
});
const find = (passport: Passport, ...countries: string[]) =>
  checkPassports(holder([{ country: 'USA', ...passport }], { visits: countries.map(stay) }), check).map(
    ({ severity, say }) => `${severity}: ${say}`,
  );

describe('how long a passport is valid', () => {
  it('is a problem when it expired, or expires before the return', () => {
    expect(find({ expiration: '2027-01-09' }, 'IT')).toEqual([
      'problem: The passport of Mina Okafor expired on 01/09/2027. It needs to be renewed.',
    ]);
    expect(find({ expiration: '2027-05-20' }, 'IT')).toEqual([
      'problem: The passport of Mina Okafor expires on 05/20/2027, before the trip ends. It needs to be renewed.',
    ]);
  });
  it.each([
    ['Italy three months after departure', 'IT', '2027-08-19', '2027-08-20'],
    ['Thailand six months after arrival', 'TH', '2027-11-09', '2027-11-10'],
    ['South Africa a month after departure', 'ZA', '2027-06-19', '2027-06-20'],
    ['a country without a rule six months after the trip', 'BR', '2027-11-19', '2027-11-20'],
  ])('%s', (_what, country, short, enough) => {
    expect(find({ expiration: short }, country)).toHaveLength(1);
    expect(find({ expiration: enough }, country)).toEqual([]);
  });
  it('asks of Japan and the United Kingdom no more than the stay', () => {
    expect(find({ expiration: '2027-05-21' }, 'JP', 'GB')).toEqual([]);
  });
  it('names the rule, and says to check it', () => {
    expect(find({ expiration: '2027-08-01' }, 'FR', 'ES')).toEqual([
      'warning: The passport of Mina Okafor expires on 08/01/2027. Schengen area asks for 3 months after departure. Check before you rely on it.',
    ]);
  });
  it('asks the general six months where no destination is known', () => {
    expect(find({ expiration: '2027-11-19' })).toEqual([
      'warning: The passport of Mina Okafor expires on 11/19/2027, less than six months after the trip. Many countries won’t accept it.',
    ]);
  });
  it('asks nothing at home, and nothing of citizens of the same area', () => {
    expect(find({ expiration: '2027-02-01' }, 'US')).toEqual([]);
    expect(find({ country: 'Sweden', expiration: '2027-05-21' }, 'IT')).toEqual([]);
  });
  it('finds one that is older than the ten years of the Schengen area', () => {
    const passport = { expiration: '2028-05-01', issue_date: '2017-05-09' };
    expect(find(passport, 'IT')).toMatchObject([expect.stringContaining('asks for one issued within 10 years')]);
    expect(find({ ...passport, issue_date: '2017-05-10' }, 'IT')).toEqual([]);
    expect(find(passport, 'TH')).toEqual([]);
  });
  it('counts the better of two passports', () => {
    const two = [
      { country: 'USA', expiration: '2027-05-01' },
      { country: 'Italy', expiration: '2033-01-01' },
    ];
    expect(checkPassports(holder(two, { visits: [stay('IT')] }), check)).toEqual([]);
  });
  it('does not apply a hidden rule', () => {
    const hidden = { ...rules, entries: rules.entries.map((rule) => ({ ...rule, hidden: true })) };
    const italian = holder([{ country: 'USA', expiration: '2027-11-20' }], { visits: [stay('IT')] });
    expect(checkPassports(italian, { ...check, rules: hidden })).toEqual([]);
  });
});

it.each<[string, Partial<PassportHolder>, boolean]>([
  ['abroad from where the trip begins', { home: 'US', visits: [stay('IT')] }, true],
  ['abroad from where they are a citizen', { citizenship: 'Italy', home: 'US', visits: [stay('US')] }, true],
  ['at home', { home: 'US', visits: [stay('US')] }, false],
  ['to nowhere known', { home: 'US' }, false],
  ['from nowhere known', { visits: [stay('IT')] }, false],
])('a passport is missing for a trip %s: %s', (_where, parts, lacks) => {
  expect(lacksPassport(holder([], parts))).toBe(lacks);
  expect(lacksPassport(holder([{ expiration: '2033-01-01' }], parts))).toBe(false);
});

it('finds that somebody is booked under another name than their passport', () => {
  const passports = [{ names: 'OKAFOR WILHELMINA', expiration: '2033-01-01' }];
  const find = (...booked_names: string[]) => checkPassports(holder(passports, { booked_names }), check);
  expect(find('Mina Okafor')).toMatchObject([{ about: 'name', say: expect.stringContaining('OKAFOR WILHELMINA') }]);
  expect(find('Wilhelmina Okafor', 'Bill Okafor')).toMatchObject([
    { say: expect.stringContaining('Mina Okafor is booked as Bill Okafor') },
  ]);
  expect(find('Wilhelmina Okafor')).toEqual([]);
});

it('notes blank pages and visas of where a trip goes, once, and not of home', () => {
  const notes = listDestinationNotes([stay('ZA'), stay('ZA'), stay('EG'), stay('US')], 'US', check);
  expect(notes).toEqual([
    'South Africa asks for 2 blank pages in a passport. Check before you rely on it.',
    'Egypt: Many visitors need a visa or an eVisa. Check before you rely on it.',
  ]);
});

it('a passport that is valid for longer never has more to say', () => {
  const country = fc.constantFrom('IT', 'TH', 'JP', 'ZA', 'BR', 'US', 'KE');
  fc.assert(
    fc.property(fc.array(country, { maxLength: 3 }), fc.nat(700), fc.nat(400), (countries, from, more) => {
      const worst = (days: number) =>
        Math.max(
          0,
          ...find({ expiration: addDays('2026-12-01', days) }, ...countries).map((say) =>
            say.startsWith('problem') ? 2 : 1,
          ),
        );
      expect(worst(from + more)).toBeLessThanOrEqual(worst(from));
    }),
  );
});
it('nothing is said of a passport that is valid for two years after the trip', () => {
  for (const { countries } of rules.entries)
    expect(find({ expiration: addMonths('2027-05-20', 24) }, ...countries)).toEqual([]);
});
