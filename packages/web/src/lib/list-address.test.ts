import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { BOOKING_QUERY } from '@wayline/core/areas/trip/booking-lists/booking-query';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { addDays, FIRST_DAY, LAST_DAY } from '@wayline/core/base/days';
import { ID_LETTERS, prefixOf } from '@wayline/core/base/id-shape';
import {
  dayRange,
  flag,
  fullText,
  keyword,
  type ListFilter,
  type ListQuery,
  oneOf,
  reference,
} from '@wayline/core/base/list-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIENT_LIST } from '../features/clients/list/client-list';
import { INSTITUTION_LIST } from '../features/institutions/list/institution-list';
import { TRIP_LIST } from '../features/trip/trips/list/trip-list';
import { formatQuery, parseQuery } from './list-address';

const LISTS = [
  ['trips', TRIP_LIST, tripsContracts['trips.list'].input],
  ['clients', CLIENT_LIST, clientsContracts['crm.individuals.list'].input],
  ['institutions', INSTITUTION_LIST, institutionsContracts['crm.institutions.list'].input],
  ['bookings', BOOKING_QUERY, bookingListsContracts['book.company-bookings.list'].input],
] as const;

const line = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).filter(({ length }) => length <= maxLength);
const words = (longest: number) =>
  fc
    .oneof(line(longest), fc.constantFrom('x'.repeat(longest), '\u{10330}'.repeat(longest / 2)))
    .map((text) => text.trim())
    .filter((text) => text !== '');
const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(FIRST_DAY, days));
const id = (kind: string) =>
  fc
    .string({ unit: fc.constantFrom(...ID_LETTERS), minLength: 26, maxLength: 26 })
    .map((rest) => `${prefixOf(kind)}_${rest}`);
const asked = (name: string, filter: ListFilter): Record<string, fc.Arbitrary<string | number>> => {
  switch (filter.kind) {
    case 'one of':
      return { [name]: fc.constantFrom(...filter.choices) };
    case 'reference':
      return { [name]: id(filter.to) };
    case 'keyword':
      return { [name]: words(255) };
    case 'full text':
      return { [name]: words(120) };
    case 'day range':
      return { [filter.from]: day, [filter.until]: day };
    case 'flag':
      return { [name]: fc.constant('1') };
  }
};
/** Anything that a list can be asked, without what it shows unasked. */
const questions = ({ filters, states, order }: ListQuery) =>
  fc.record(
    {
      search: words(120),
      filters: fc.record(
        {
          ...(states && { [states.name]: fc.constantFrom(...Object.keys(states.parts).slice(1)) }),
          ...(order && { [order.name]: fc.constant(order.ascending) }),
          ...Object.assign({}, ...Object.entries(filters).map(([name, filter]) => asked(name, filter))),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['filters'] },
  );
const namesOf = ({ filters, states, order }: ListQuery) => [
  'search',
  ...(states ? [states.name] : []),
  ...(order ? [order.name] : []),
  ...Object.entries(filters).flatMap(([name, filter]) => Object.keys(asked(name, filter))),
];

describe.each(LISTS)('the list of %s', (_, query: ListQuery, input) => {
  it('reads in an address whatever was written there', () => {
    fc.assert(
      fc.property(questions(query), (question) => {
        const { search, filters, unreadable } = parseQuery(query, formatQuery(query, question));
        expect({ search, filters, unreadable }).toEqual({
          search: question.search,
          filters: question.filters,
          unreadable: {},
        });
        expect(input.safeParse({ search, ...filters }).success).toBe(true);
      }),
    );
  });
  it('sends what its contract takes, whatever the address says, and says what it left out', () => {
    const text = fc.oneof(
      line(300),
      fc.constantFrom('x'.repeat(300), `x${'\u{10330}'.repeat(100)}`),
      day,
      fc.constantFrom('All', 'Active', '1', '9', '2031-02-30', '1850-01-01'),
      id('user'),
      id('client'),
    );
    const names = fc.oneof(fc.constantFrom(...namesOf(query)), line(12));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, text)), (said) => {
        const address = new URLSearchParams(said);
        const { search, filters, unreadable } = parseQuery(query, address);
        expect(input.safeParse({ search, ...filters }).success).toBe(true);
        for (const name of Object.keys(unreadable)) expect([name, Object.hasOwn(filters, name)]).toEqual([name, false]);
        const again = parseQuery(query, formatQuery(query, { search, filters }));
        expect(again).toEqual({ search, filters, unreadable: {} });
      }),
    );
  });
});

const TOYS = {
  states: { name: 'show', parts: { current: ['current'], deleted: ['aside'] } },
  order: { name: 'order', descending: 'latest', ascending: 'soonest' },
  filters: {
    status: oneOf(['open', 'done'], { any: 'All' }),
    level: oneOf([7, 9]),
    advisor: reference('user'),
    tag: keyword(),
    supplier: fullText(),
    written: dayRange('from', 'until'),
    unread: flag(),
  },
} as const satisfies ListQuery;
const read = (address: string) => parseQuery(TOYS, new URLSearchParams(address));

it('reads numbers as numbers, and words without the spaces around them', () => {
  expect(read('search=+amalfi+&level=9&tag=+VIP&from=2031-05-01&unread=1')).toEqual({
    search: 'amalfi',
    filters: { level: 9, tag: 'VIP', from: '2031-05-01', unread: '1' },
    unreadable: {},
  });
});
it('takes what is shown unasked, and what is left empty, for nothing', () => {
  expect(read('show=current&order=latest&status=All&tag=+&from=&search=+')).toEqual({ filters: {}, unreadable: {} });
});
it.each([
  'show=gone',
  'order=sideways',
  'status=gone',
  'level=8',
  'advisor=me',
  `tag=${'x'.repeat(256)}`,
  `supplier=${'x'.repeat(121)}`,
  'from=2031-02-30',
  `until=${Number(LAST_DAY.slice(0, 4)) + 1}-01-01`,
  'unread=yes',
  'mood=good',
])('leaves out %s, and says so', (said) => {
  expect(read(`${said}`)).toMatchObject({ unreadable: Object.fromEntries(new URLSearchParams(said)) });
});
it('leaves the order of the table and the tab of the page to them', () => {
  expect(read('sort=name&tab=requests')).toEqual({ filters: {}, unreadable: {} });
});
it('looks for the beginning of too long a search', () => {
  expect(read(`search=${'x'.repeat(200)}`).search).toHaveLength(120);
});
