import { packageNow } from '@wayline/core/areas/trip/trip-packages/made-package';
import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { readPackages } from '@wayline/core/areas/trip/trip-packages/read-packages';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** The price details come with the packages, so that a builder fills its prices from one answer. Source: R-TRIP-162. */
export const handler = endpoint(packagesContracts['trips.packages.list'], async ({ input, db }) => {
  const found = await readPackages(db, input.id);
  if (!found) return refuse('record.missing');
  const { standing, live } = found;
  return ok({ packages: standing.map((kept) => packageNow(kept, live)), bookings: live });
});
