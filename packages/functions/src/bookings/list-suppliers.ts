import { mastersContracts } from '@wayline/core/bookings/masters.contract';
import { SUPPLIERS, Suppliers } from '@wayline/core/bookings/suppliers/supplier.records';
import { groupSuppliers } from '@wayline/core/bookings/types/supplier-groups';
import { ok } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(mastersContracts['book.suppliers.list'], async ({ actor, deps }) => {
  const { suppliers } = await readPartition(deps.table, actor.company_id, SUPPLIERS, { suppliers: Suppliers });
  return ok({ groups: groupSuppliers(suppliers) });
});
