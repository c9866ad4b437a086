import { toPayableRow } from '@wayline/core/areas/accounting/suppliers/payable';
import { readTripPayables } from '@wayline/core/areas/accounting/suppliers/read-payables';
import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(suppliersContracts['trips.payables.get'], async ({ input, db }) => {
  const found = await readTripPayables(db, input.id);
  return found ? ok({ ...found, payables: found.payables.map(toPayableRow) }) : refuse('record.missing');
});
