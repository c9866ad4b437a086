import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { mastersContracts } from '@wayline/core/areas/trip/bookings/masters.contract';
import { SUPPLIERS, Suppliers } from '@wayline/core/areas/trip/bookings/suppliers/supplier.records';
import { supplierLists } from '@wayline/core/areas/trip/bookings/suppliers/supplier-lists';
import { supplierTypes } from '@wayline/core/areas/trip/settings/supplier-types';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Source: R-SHELL-149, R-TRIP-246. */
export const handler = endpoint(mastersContracts['book.suppliers.list'], async ({ actor, db }) => {
  const { user_id } = actor;
  const [{ suppliers }, { entries }] = await Promise.all([
    db.readPartition(SUPPLIERS, { suppliers: Suppliers }),
    readSetting(db, user_id, supplierTypes),
  ]);
  return ok({ groups: supplierLists(suppliers, entries) });
});
