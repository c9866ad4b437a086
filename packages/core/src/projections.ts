import { ledgerTotalsProjection, statementsProjection } from './areas/accounting/ledger/ledger.projection';
import { CLIENT_PROJECTIONS } from './areas/clients/projections';
import { TRIP_PROJECTIONS } from './areas/trip/projections/trip-projections';
import { listCountersProjection } from './store/list-counters.projection';
import type { Projection } from './store/projection';

/** Everything that is kept beside what it is worked out from, one line for an area, in the order in which it can be worked out. */
export const PROJECTIONS: readonly Projection[] = [
  ...TRIP_PROJECTIONS,
  ...CLIENT_PROJECTIONS,
  ledgerTotalsProjection,
  statementsProjection,
  listCountersProjection,
];
