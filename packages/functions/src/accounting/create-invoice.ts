import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { createDraft } from '@wayline/core/areas/accounting/invoices/save-draft';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['book.invoices.create'], (call) => createDraft(call, call.input));
