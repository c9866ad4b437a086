import { cancelInvoice } from '@wayline/core/areas/accounting/invoices/change-issued';
import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['book.invoices.cancel'], (call) => cancelInvoice(call, call.input));
