import { expect, it } from 'vitest';
import type { LibraryRow } from './library-item';
import { LibrarySearch, libraryMatcher } from './library-search';

const row = {
  title: 'Da Gino',
  booking_type: 'Dining',
  sub_type: 'Restaurant',
  place: 'Ravello',
  tags: ['quiet'],
} as LibraryRow;
const matches = (asked: object) => libraryMatcher(LibrarySearch.parse(asked))(row);

it('R-TRIP-175 R-TRIP-048 each field narrows by its own column, 25 to a page', () => {
  expect(LibrarySearch.parse({})).toEqual({ perPage: 25, pageNo: 1 });
  const found = [
    {},
    { search_term: 'gino' },
    { category_name: 'Dining' },
    { category_id: 6 },
    { sub_category_id: 'Restaurant' },
    { sub_category_ids: ['Cafe', 'Restaurant'] },
    { tag_search: 'QUI' },
    { search_term_place: 'rav' },
    { common_search: 'gino quiet' },
  ];
  const missed = [
    { search_term: 'ravello' },
    { category_name: 'Tours' },
    { category_id: 1 },
    { sub_category_id: 'Cafe' },
    { tag_search: 'loud' },
    { search_term_place: 'capri' },
    { common_search: 'gino loud' },
  ];
  expect(found.map(matches)).toEqual(found.map(() => true));
  expect(missed.map(matches)).toEqual(missed.map(() => false));
});

it('R-TRIP-224 finds a type by what its company calls it', () => {
  const asked = LibrarySearch.parse({ common_search: 'gino supper' });
  expect([libraryMatcher(asked)(row), libraryMatcher(asked, { Dining: 'Suppers' })(row)]).toEqual([false, true]);
});
