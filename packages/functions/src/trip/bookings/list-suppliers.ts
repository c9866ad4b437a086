import { InstitutionRows, LISTS } from '@wayline/core/areas/institutions/public';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { mastersContracts } from '@wayline/core/areas/trip/bookings/masters.contract';
import { supplierLists, toSupplierRows } from '@wayline/core/areas/trip/bookings/suppliers/supplier-lists';
import { supplierTypes } from '@wayline/core/areas/trip/settings/supplier-types';
import { ok } from '@wayline/core/base/result';
import { wholeList } from '@wayline/core/store/full-page';
import { endpoint } from '../../kernel/endpoint';

/** Source: R-SHELL-149, R-TRIP-246. */
export const handler = endpoint(mastersContracts['book.suppliers.list'], async ({ actor, db }) => {
  const { user_id } = actor;
  const [suppliers, { entries }] = await Promise.all([
    wholeList((cursor) => db.listRows(LISTS.supplier, InstitutionRows, { cursor })),
    readSetting(db, user_id, supplierTypes),
  ]);
  return ok({ groups: supplierLists(suppliers.flatMap(toSupplierRows), entries) });
});
