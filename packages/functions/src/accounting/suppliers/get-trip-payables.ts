import { toPayableRow } from '@wayline/core/areas/accounting/suppliers/payable';
import { readTripPayables } from '@wayline/core/areas/accounting/suppliers/read-payables';
import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(suppliersContracts['trips.payables.get'], async ({ input, db }) => {
  const found = await readTripPayables(db, input.id);
  if (!found) return refuse('record.missing');
  const { payables, not_invoiced, payments } = found;
  // What no invoice bills is said of the booking.
  const billed = payables.filter(({ invoice_id }) => invoice_id !== undefined);
  return ok({ payables: billed.map(toPayableRow), not_invoiced, payments });
});
