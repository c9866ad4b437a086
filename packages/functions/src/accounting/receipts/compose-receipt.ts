import type { ReceiptTools } from '@wayline/core/areas/accounting/receipts/send-receipt';
import { renderRecordedReceiptMail } from '@wayline/pages/mails/receipt-mail';
import { setting } from '../../kernel/environment';

/** How the receipt of a payment is written that somebody recorded by hand. */
export const receiptTools = (): ReceiptTools => ({
  composeReceipt: (receipt) => renderRecordedReceiptMail({ ...receipt, origin: setting('ORIGIN') }),
});
