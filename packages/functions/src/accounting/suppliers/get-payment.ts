import { SupplierPayments } from '@wayline/core/areas/accounting/suppliers/supplier-payment.records';
import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(suppliersContracts['book.supplier-payments.get'], async ({ input, db }) => {
  const payment = await db.get(SupplierPayments, { id: input.id });
  return payment ? ok({ payment }) : refuse('record.missing');
});
