import { mastersContracts } from '@wayline/core/bookings/masters.contract';
import { bookingTypeId } from '@wayline/core/bookings/types/sub-types';
import { ok } from '@wayline/core/kernel/result';
import { offered } from '@wayline/core/lookups/company-lists';
import { withWay } from '@wayline/core/lookups/supplier-types';
import { readSetting } from '@wayline/core/settings/read-setting';
import { endpoint } from '../kernel/endpoint';

/** What the company offers to choose from, in its order and its words. Source: R-SHELL-149, R-SHELL-252, R-TRIP-224, R-TRIP-225. */
export const handler = endpoint(mastersContracts['misc.service-types.list'], async ({ input, actor, deps }) => {
  const { category_type } = input;
  const read = <N extends 'booking_types' | 'supplier_types'>(name: N) =>
    readSetting(deps.table, actor.company_id, actor.user_id, name);
  if (category_type === 'Booking') {
    const { entries } = await read('booking_types');
    const types = offered(entries).map(({ id, name, children }) => ({
      id: bookingTypeId(id),
      name,
      children: offered(children),
    }));
    return ok({ service_types: types });
  }
  const { entries } = await read('supplier_types');
  const children = offered(entries).map((entry) => ({
    ...withWay(entry),
    children: offered(entry.children).map((kind) => withWay(kind, entry)),
  }));
  return ok({ service_types: [{ id: category_type, name: category_type, children }] });
});
