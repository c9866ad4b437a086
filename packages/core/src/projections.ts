import { deadlinesProjection } from './areas/trip/projections/deadlines.projection';
import { departuresProjection } from './areas/trip/projections/departures.projection';
import { membershipsProjection } from './areas/trip/projections/memberships.projection';
import { tripFiguresProjection } from './areas/trip/projections/trip-figures.projection';
import { listCountersProjection } from './store/list-counters.projection';
import type { Projection } from './store/projection';

/** Everything that is kept beside what it is worked out from, in the order in which it can be worked out. */
export const PROJECTIONS: readonly Projection[] = [
  tripFiguresProjection,
  departuresProjection,
  deadlinesProjection,
  membershipsProjection,
  listCountersProjection,
];
