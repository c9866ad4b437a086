import { expect, it } from 'vitest';
import { DeletedTrips } from '../areas/trip/trips/deleted-trip.records';
import { Trips } from '../areas/trip/trips/trip.records';
import type { CompanyId, TripId } from '../base/ids';
import { companyKey, sortKey } from '../store/keys';
import { toItemKey } from '../store/record';
import { TRIP_SCOPE } from './trip-scope';

it('a trip is looked for where trips lie, and where they lie once they are deleted', () => {
  const company = 'cmp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as CompanyId;
  const id = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as TripId;
  const keys = TRIP_SCOPE.places(id).map(({ partition, sort }) => ({
    pk: companyKey(company, ...partition),
    sk: sortKey(...sort),
  }));
  expect(keys).toEqual([toItemKey(company, Trips, { id }), toItemKey(company, DeletedTrips, { id })]);
});

it('whoever advises, created it or was added to it works on a trip', () => {
  const trip = {
    user_id: 'maker',
    advisor_id: 'advisor',
    collaborators: [{ user_id: 'helper' }, { user_id: 'maker' }],
    working_advisors: [{ user_id: 'second' }],
  };
  expect(TRIP_SCOPE.membersOf(trip)).toEqual(['maker', 'advisor', 'helper', 'second']);
  expect(TRIP_SCOPE.membersOf({ id: 'trp', trip })).toEqual(TRIP_SCOPE.membersOf(trip));
});
