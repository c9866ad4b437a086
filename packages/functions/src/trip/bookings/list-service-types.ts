import { offered } from '@wayline/core/areas/lookups/company-lists';
import { withWay } from '@wayline/core/areas/lookups/supplier-types';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { mastersContracts } from '@wayline/core/areas/trip/bookings/masters.contract';
import { bookingTypeId } from '@wayline/core/areas/trip/bookings/types/sub-types';
import { bookingTypes } from '@wayline/core/areas/trip/settings/booking-types';
import { supplierTypes } from '@wayline/core/areas/trip/settings/supplier-types';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** What the company offers to choose from, in its order and its words. Source: R-SHELL-149, R-SHELL-252, R-TRIP-224, R-TRIP-225. */
export const handler = endpoint(mastersContracts['misc.service-types.list'], async ({ input, actor, db }) => {
  const { category_type } = input;
  if (category_type === 'Booking') {
    const { entries } = await readSetting(db, actor.user_id, bookingTypes);
    const types = offered(entries).map(({ id, name, children }) => ({
      id: bookingTypeId(id),
      name,
      children: offered(children),
    }));
    return ok({ service_types: types });
  }
  const { entries } = await readSetting(db, actor.user_id, supplierTypes);
  const children = offered(entries).map((entry) => ({
    ...withWay(entry),
    children: offered(entry.children).map((kind) => withWay(kind, entry)),
  }));
  return ok({ service_types: [{ id: category_type, name: category_type, children }] });
});
