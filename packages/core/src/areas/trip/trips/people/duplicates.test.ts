import { expect, it } from 'vitest';
import { findDuplicateTravelers } from './duplicates';
import { TRAVELER_FILTERS, withStatus } from './traveler-filter';

const MINA = { first_name: 'Mina', last_name: 'Okafor', email: 'mina@x.test', dob: '1990-02-28' };

it.each([
  ['the same e-mail', { ...MINA, dob: undefined }],
  ['the same birthday', { ...MINA, email: 'other@x.test' }],
  ['the same name in other letters, and nothing else known', { first_name: ' MINA', last_name: 'okafor ' }],
])('finds a person of the same name with %s', (_what, typed) =>
  expect(findDuplicateTravelers(typed, [MINA])).toEqual([MINA]),
);
it('takes people of one name who differ for two people', () =>
  expect(findDuplicateTravelers({ ...MINA, email: 'b@x.test', dob: '1961-01-01' }, [MINA])).toEqual([]));
it('finds nobody before a name is typed, and not the person itself', () => {
  const id = 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV' as never;
  expect(findDuplicateTravelers({ first_name: '', last_name: '' }, [{ first_name: '', last_name: '' }])).toEqual([]);
  expect(findDuplicateTravelers({ ...MINA, id }, [{ ...MINA, id }])).toEqual([]);
});
it('R-TRIP-060 the filter offers the statuses and all', () => {
  expect(TRAVELER_FILTERS).toEqual([
    'all',
    'inquired',
    'registered',
    'fee_paid',
    'unpaid',
    'deposit_paid',
    'partially_paid',
    'paid_in_full',
    'cancelled',
  ]);
  const people = [{ status: 'unpaid' as const }, { status: 'cancelled' as const }];
  expect(withStatus(people, 'all')).toEqual(people);
  expect(withStatus(people, 'cancelled')).toEqual([{ status: 'cancelled' }]);
});
