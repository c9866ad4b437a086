import { accountingDimensions } from './areas/accounting/accounting-dimensions';
import { clientDimension } from './areas/clients/client-dimension';
import { institutionDimensions } from './areas/institutions/institution-dimensions';
import type { DimensionTarget } from './areas/ledger/dimension-targets';
import { peopleDimensions } from './areas/people/people-dimensions';
import { tripDimensions } from './areas/trip/trip-dimensions';

/** The records that lines of journal entries name, one line for an area that keeps such. What posts by hand or shows entries is handed them. */
export const DIMENSION_TARGETS: readonly DimensionTarget[] = [
  clientDimension,
  ...institutionDimensions,
  ...peopleDimensions,
  ...tripDimensions,
  ...accountingDimensions,
];
