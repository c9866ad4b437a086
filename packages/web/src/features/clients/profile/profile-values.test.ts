import { describe, expect, it } from 'vitest';
import type { ProfileSection } from '../../../ui/record/profile-section';
import { checkEmails, getSectionChanges, toReverted, toTyped } from '../../../ui/record/profile-values';
import { ASIDE_SECTIONS, toFirstSections, toFurtherSections } from './profile-sections';

const LISTS = { occasions: [], relations: [], relationOptions: [], vaccines: [] };
const ALL = [...toFirstSections(LISTS), ...toFurtherSections(LISTS), ...ASIDE_SECTIONS];
const section = (id: string): ProfileSection => {
  const found = ALL.find((one) => one.id === id);
  if (!found) throw new Error(`There is no section ${id}.`);
  return found;
};
const MARA = {
  first_name: 'Mara',
  last_name: 'Lindqvist',
  nick_name: 'Mari',
  client_status: 'active',
  emails: ['mara@example.test'],
  place_visited: [],
  place_i_wish_to_visit: [],
  addresses: [{ city_name: 'Portland' }],
  air_preferences: { airline: ['Delta'], seat: 'Aisle' },
};
const edit = (id: string, typed: Record<string, unknown>) =>
  getSectionChanges(section(id), MARA, { ...toTyped(section(id), MARA), ...typed });

it.each(ALL.map(({ id }) => id))('an untouched section sends nothing: %s', (id) => {
  expect(edit(id, {})).toBeUndefined();
});
describe('R-ACC-073 a saved section sends only what it changes, with what that was', () => {
  it('a text that was there', () => {
    expect(edit('personal', { nick_name: 'Marika' })).toEqual({
      changes: { nick_name: 'Marika' },
      was: { nick_name: 'Mari' },
    });
  });
  it('a text that was emptied, as the empty text', () => {
    expect(edit('personal', { nick_name: ' ' })?.changes).toEqual({ nick_name: '' });
  });
  it('values with commas between them', () => {
    expect(edit('places', { place_visited: 'Kyoto, , Oslo' })).toEqual({
      changes: { place_visited: ['Kyoto', 'Oslo'] },
      was: { place_visited: [] },
    });
  });
  it('a group of preferences as a whole, so that parts of it can be merged', () => {
    expect(edit('air', { air_preferences: { airline: 'Delta', seat: 'Window' } })).toEqual({
      changes: { air_preferences: { airline: ['Delta'], seat: 'Window' } },
      was: { air_preferences: { airline: ['Delta'], seat: 'Aisle' } },
    });
  });
  it('a list without the entries that were left empty', () => {
    const addresses = [{ city_name: 'Portland' }, { city_name: '', area: ' ' }, { city_name: 'Oslo' }];
    expect(edit('addresses', { addresses })?.changes).toEqual({
      addresses: [{ city_name: 'Portland' }, { city_name: 'Oslo' }],
    });
  });
});
it('a change is taken back with what was there before, or with nothing where there was nothing', () => {
  const changes = { nick_name: 'Mari', suffix: 'Jr.', places: ['Oslo'], group: { a: 'b' } };
  expect(toReverted({ changes, was: { nick_name: 'Mar' } })).toEqual({
    nick_name: 'Mar',
    suffix: '',
    places: [],
    group: {},
  });
});
it('R-ACC-122 names the address among several that is none', () => {
  expect(checkEmails('mara@example.test, home@example.test')).toBe(true);
  expect(checkEmails('mara@example.test, home@')).toBe('“home@” isn’t a valid email address.');
});
