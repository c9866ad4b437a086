import type { paymentRemindersContracts } from '@wayline/core/areas/accounting/reminders/payment-reminders.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'book.payment-reminders.list': (p) => ({ invoice_id: p.invoice }),
  'book.payment-reminders.send': (p) => ({ invoice_id: p.invoice, payer_id: 'p1' }),
  'book.payment-reminders.pause': (p) => ({ invoice_id: p.invoice, is_paused: true }),
  'book.payment-reminders.stop': (p) => ({ invoice_id: p.invoice, client_id: p.payer, is_stopped: true }),
  'book.payment-reminders.count': () => ({}),
  'public.invoice.reminders': (p) => ({ token: p.invoiceToken }),
  'public.invoice.stop-reminders': (p) => ({
    token: p.invoiceToken,
    fields: [['stop', 'yes'] as [string, string]],
  }),
} satisfies SamplesOf<typeof paymentRemindersContracts>;
