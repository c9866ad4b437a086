import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { changeDraft } from '@wayline/core/areas/accounting/invoices/save-draft';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['book.invoices.update'], (call) => changeDraft(call, call.input));
