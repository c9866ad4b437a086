import type { Projection } from '../../../store/projection';
import { bookingRowsProjection } from './booking-rows.projection';
import { bookingSearchProjection } from './booking-search.projection';
import { clientTripsProjection } from './client-trips.projection';
import { deadlinesProjection } from './deadlines.projection';
import { departuresProjection } from './departures.projection';
import { tripMembershipsProjection } from './memberships.projection';
import { returnsProjection } from './returns.projection';
import { tripFiguresProjection } from './trip-figures.projection';
import { tripSearchProjection } from './trip-search.projection';
import { unlinkedNamesProjection } from './unlinked-names.projection';

export const TRIP_PROJECTIONS: readonly Projection[] = [
  tripFiguresProjection,
  departuresProjection,
  deadlinesProjection,
  tripMembershipsProjection,
  tripSearchProjection,
  bookingSearchProjection,
  bookingRowsProjection,
  clientTripsProjection,
  returnsProjection,
  unlinkedNamesProjection,
];
