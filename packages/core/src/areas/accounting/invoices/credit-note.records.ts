import { record } from '../../../store/record';
import { CreditNote } from './credit-note';
import { ofInvoice } from './invoice.records';

/** The credit notes of an invoice lie beside it, the first one first. They never change. */
export const CreditNotes = record({
  name: 'credit_note',
  schema: CreditNote,
  key: ['invoice_id', 'id'],
  partition: (k) => ofInvoice(k.invoice_id),
  sort: (k) => ['CREDIT_NOTE', k.id],
});
