import { deleteSupplierPayment } from '@wayline/core/areas/accounting/suppliers/pay-supplier';
import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(suppliersContracts['book.supplier-payments.delete'], (call) =>
  deleteSupplierPayment(call, call.input.id),
);
