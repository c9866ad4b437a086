import { describe, expect, it } from 'vitest';
import { checkClientRow } from '../check-client-row';
import { joinList, splitList } from './cell-values';
import { CLIENT_FIELDS } from './client-fields';
import { guessMapping, headerText } from './guess-mapping';
import { parseDay } from './parse-day';

const now = '2026-11-24T12:00:00.000Z';

describe('columns are recognized', () => {
  it.each([
    [
      'ClientBase',
      [
        'Profile Name',
        'Primary Phone',
        'Primary Email',
        'Address Line 1',
        'City',
        'State',
        'Zip',
        'Birth Date',
        'Interface ID',
        'Branch',
      ],
      [
        '$name',
        'phone',
        'emails.0',
        'addresses.0.area',
        'addresses.0.city_name',
        'addresses.0.state_name',
        'addresses.0.zip_code',
        'dob',
        'interface_id',
        '',
      ],
    ],
    [
      'TESS',
      [
        'Client ID',
        'Forename',
        'Surname',
        'DOB',
        'Tel Home',
        'Tel Mobile',
        'Email Address',
        'Post Code',
        'Town',
        'County',
        'Remarks',
      ],
      [
        'client_individual_id',
        'first_name',
        'last_name',
        'dob',
        'phone',
        'personal_mobile',
        'emails.0',
        'addresses.0.zip_code',
        'addresses.0.city_name',
        'addresses.0.state_name',
        'indiv_notes',
      ],
    ],
    [
      'Travefy',
      ['Name', 'First Name', 'Last Name', 'Email', 'Phone', 'Birthday', 'Street Address', 'Tags', 'Notes'],
      ['', 'first_name', 'last_name', 'emails.0', 'phone', 'dob', 'addresses.0.area', 'tags', 'indiv_notes'],
    ],
  ])('of %s', (_system, headers, mapping) => {
    expect(guessMapping(headers, CLIENT_FIELDS)).toEqual(mapping);
  });

  it('and no field is taken twice', () => {
    expect(guessMapping(['E-mail', 'Email', 'Favorite color'], CLIENT_FIELDS)).toEqual(['emails.0', '', '']);
    expect(headerText(['E-mail ', 'First  NAME'])).toBe(headerText(['e mail', 'First name']));
  });
});

describe('a day', () => {
  it.each([
    ['1984-06-02', '1984-06-02'],
    ['1984-06-02T00:00:00', '1984-06-02'],
    ['19840602', '1984-06-02'],
    ['6/2/1984', '1984-06-02'],
    ['6/2/84', '1984-06-02'],
    ['12/31/1984', '1984-12-31'],
    ['31/12/1984', undefined],
    ['2 June 1984', '1984-06-02'],
    ['June 2nd, 1984', '1984-06-02'],
    ['Sat, 2-Jun-84', '1984-06-02'],
    ['30835', '1984-06-02'],
    ['31/31/1984', undefined],
    ['30 February 1984', undefined],
    ['soon', undefined],
  ])('%s is %s', (text, day) => {
    expect(parseDay(text, { dayFirst: false, now })).toBe(day);
  });

  it('is read with the day first where the file says so', () => {
    expect(parseDay('2/6/1984', { dayFirst: true, now })).toBe('1984-06-02');
    expect(parseDay('13/6/1984', { dayFirst: true, now })).toBe('1984-06-13');
    expect(parseDay('6/13/1984', { dayFirst: true, now })).toBeUndefined();
  });
});

it('lists and names come in one cell', () => {
  expect(splitList('Honeymoon, VIP')).toEqual(['Honeymoon', 'VIP']);
  expect(splitList('New York, NY; Kyoto')).toEqual(['New York, NY', 'Kyoto']);
  const odd = ['a;b', 'c "d"', 'e, f', 'g'];
  expect(splitList(joinList(odd))).toEqual(odd);
  expect(splitList('Food, wine#Golf', 'interests')).toEqual(['Food, wine', 'Golf']);
  expect(splitList('Food, wine; Golf', 'interests')).toEqual(['Food, wine', 'Golf']);
  const interests = ['a;b', 'c "d"', 'e, f', '#g'];
  expect(splitList(joinList(interests, 'interests'), 'interests')).toEqual(interests);
});

describe('a row', () => {
  const mapping = ['first_name', 'last_name', 'emails.0', 'dob', 'gender', 'indiv_notes', ''];
  const check = (...cells: string[]) => checkClientRow({ row: 2, cells }, { mapping, dayFirst: false, now });

  it('becomes a client, with phones and names as they are written', () => {
    expect(check('Mara', 'Ō’Lindqvist', 'a@example.test; b@example.test', '6/2/1984', 'F')).toMatchObject({
      draft: { first_name: 'Mara', emails: ['a@example.test', 'b@example.test'], dob: '1984-06-02', gender: 'female' },
    });
    expect(check('', 'Cher')).toMatchObject({ draft: { first_name: 'Cher', last_name: '' } });
  });

  it.each([
    ['no name', ['', '', 'a@example.test'], 'First name: Please enter a name.'],
    ['an email that is none', ['Mara', '', 'mara at home'], 'Email'],
    ['a day that is none', ['Mara', '', '', 'in spring'], 'Date of birth: “in spring” is not a date.'],
    ['a birthday to come', ['Mara', '', '', '2031-01-01'], 'Date of birth: That birth date is in the future.'],
    ['a word that is no choice', ['Mara', '', '', '', 'blue'], 'Gender: “blue” is none of female, male, other.'],
    ['a note of 5 MB', ['Mara', '', '', '', '', 'x'.repeat(5_000_000)], 'Notes: At most 10,000 characters.'],
    ['more cells than headings', ['Mara', '', '', '', '', '', '', 'y'], 'This row has more cells'],
  ])('with %s says why it stays out', (_what, cells, why) => {
    const checked = check(...cells);
    expect('issues' in checked && checked.issues.join(' ')).toContain(why);
  });
});
