import { TRIPS_AT_ONCE } from '@wayline/core/areas/trip/trips/lifecycle/limits';
import type { TripOutcome } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import type { TripId, UserId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { call } from '../../../../lib/api';
import { type BulkKind, type BulkSend, onceUnder, useBulk as useBulkOf } from '../../../../ui/record/use-bulk';
import { invalidateTrips } from './invalidate-trips';

type Send = BulkSend<TripId, TripOutcome>;
/** What became of each trip, as those that were changed and those that could not be. */
const toAnswer = ({ outcomes }: { outcomes: TripOutcome[] }) => ({
  changed: outcomes.filter(({ changed }) => changed),
  failed: outcomes.flatMap(({ id, done, why = '' }) => (done ? [] : [{ id, why }])),
});
type PlainCall = 'trips.archive' | 'trips.unarchive' | 'trips.delete';
const sendTo =
  (id: PlainCall): Send =>
  async (ids, key) =>
    toAnswer(await call(id, { ids }, onceUnder(key)));

/** What can be done to many trips. */
export const ACTIONS = {
  archive: sendTo('trips.archive'),
  unarchive: sendTo('trips.unarchive'),
  remove: sendTo('trips.delete'),
  tag:
    (tag: string, on: boolean): Send =>
    async (ids, key) =>
      toAnswer(await call('trips.tag', { ids, tag, on }, onceUnder(key))),
  assign:
    (advisor_id: UserId): Send =>
    async (ids, key) =>
      toAnswer(await call('trips.assign', { ids, advisor_id }, onceUnder(key))),
};
const BULK: BulkKind = {
  count: (n) => countOf(n, 'trip'),
  changed: 'Trips changed',
  atOnce: TRIPS_AT_ONCE,
  invalidate: invalidateTrips,
};

/** Does something to many trips, some at a time. */
export const useBulk = () => useBulkOf<TripId, TripOutcome>(BULK);
export type Bulk = ReturnType<typeof useBulk>;
