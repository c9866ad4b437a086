import { ACCOUNTING_PROJECTIONS } from './areas/accounting/projections';
import { CLIENT_PROJECTIONS } from './areas/clients/projections';
import { FORM_PROJECTIONS } from './areas/forms/projections';
import { INSTITUTION_PROJECTIONS } from './areas/institutions/projections';
import { ledgerTotalsProjection, statementsProjection } from './areas/ledger/ledger.projection';
import { TRIP_PROJECTIONS } from './areas/trip/projections/trip-projections';
import { countTrashedBookings } from './areas/trip/projections/uncounted-bookings';
import { listCountersProjection } from './store/list-counters.projection';
import type { Projection } from './store/projection';

/** How many rows the lists of a company have. */
export const LIST_COUNTERS = listCountersProjection({ BOOKINGS: countTrashedBookings });

/** Everything that is kept beside what it is worked out from, one line for an area, in the order in which it can be worked out. */
export const PROJECTIONS: readonly Projection[] = [
  ...TRIP_PROJECTIONS,
  ...CLIENT_PROJECTIONS,
  ...INSTITUTION_PROJECTIONS,
  ...FORM_PROJECTIONS,
  ...ACCOUNTING_PROJECTIONS,
  ledgerTotalsProjection,
  statementsProjection,
  LIST_COUNTERS,
];
