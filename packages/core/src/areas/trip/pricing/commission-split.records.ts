import { record } from '../../../store/record';
import { inTrip } from '../trips/trip.partition';
import { TripCommissionSplit } from './commission-split-schema';

/** How the commission of a trip is shared; a trip has one split or none. */
export const TripCommissionSplits = record({
  name: 'commission_split',
  schema: TripCommissionSplit,
  key: ['trip_id'],
  partition: (k) => inTrip(k.trip_id),
  sort: () => ['COMMISSION_SPLIT'],
});
