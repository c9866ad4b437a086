import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { deleteDraft } from '@wayline/core/areas/accounting/invoices/save-draft';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['book.invoices.delete'], (call) => deleteDraft(call, call.input));
