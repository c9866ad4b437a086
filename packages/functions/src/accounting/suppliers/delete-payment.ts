import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { deleteSupplierPayment } from '@wayline/core/areas/accounting/suppliers/take-back-supplier-payment';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(suppliersContracts['book.supplier-payments.delete'], (call) =>
  deleteSupplierPayment(call, call.input.id),
);
