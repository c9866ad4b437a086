import { mastersContracts } from '@wayline/core/bookings/masters.contract';
import { SUPPLIERS, Suppliers } from '@wayline/core/bookings/suppliers/supplier.records';
import { supplierLists } from '@wayline/core/bookings/suppliers/supplier-lists';
import { ok } from '@wayline/core/kernel/result';
import { readSetting } from '@wayline/core/settings/read-setting';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-149, R-TRIP-246. */
export const handler = endpoint(mastersContracts['book.suppliers.list'], async ({ actor, deps: { table } }) => {
  const { company_id, user_id } = actor;
  const [{ suppliers }, { entries }] = await Promise.all([
    readPartition(table, company_id, SUPPLIERS, { suppliers: Suppliers }),
    readSetting(table, company_id, user_id, 'supplier_types'),
  ]);
  return ok({ groups: supplierLists(suppliers, entries) });
});
