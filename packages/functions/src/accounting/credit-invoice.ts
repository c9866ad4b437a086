import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { makeCreditNote } from '@wayline/core/areas/accounting/invoices/make-credit-note';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['book.invoices.credit'], (call) => makeCreditNote(call, call.input));
