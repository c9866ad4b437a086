import { epochSeconds } from '../../../base/epoch-seconds';
import { getPurgeAt } from '../../../base/purge-at';
import { record } from '../../../store/record';
import { inTrip } from '../trips/trip.partition';
import { packageEvents } from './package.events';
import { TripPackage } from './trip-package';

/** A package lies in its trip. A deleted one stays until it can no longer be brought back. */
export const TripPackages = record({
  name: 'package',
  schema: TripPackage,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['PACKAGE', k.id],
  label: ({ name }) => name,
  unaudited: ['trip_id'],
  facts: {
    created: packageEvents.added,
    changed: packageEvents.changed,
    deleted: packageEvents.deleted,
    restored: packageEvents.brought_back,
  },
  expires: ({ deleted_at }) => (deleted_at ? epochSeconds(getPurgeAt(deleted_at)) : undefined),
});
