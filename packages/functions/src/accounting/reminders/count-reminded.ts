import { INVOICE_LIST, InvoiceRows } from '@wayline/core/areas/accounting/invoices/invoice.records';
import { paymentRemindersContracts } from '@wayline/core/areas/accounting/reminders/payment-reminders.contract';
import { ok } from '@wayline/core/base/result';
import { wholeList } from '@wayline/core/store/full-page';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(paymentRemindersContracts['book.payment-reminders.count'], async ({ db }) => {
  const rows = await wholeList((cursor) => db.listRows(INVOICE_LIST, InvoiceRows, { cursor }));
  const open = rows.filter(({ state, total_amount_due }) => state === 'issued' && total_amount_due > 0);
  return ok({ invoices: open.length });
});
