import type { Invoice } from '../invoices/invoice';
import { toWrittenOff } from '../invoices/write-off';
import type { RemindedPayer } from './reminded-payers';

/** Why somebody gets no reminder by itself, the first one that holds. */
export const NOT_REMINDED = ['paid', 'under_way', 'stopped', 'no_email', 'paused', 'off'] as const;
export type NotReminded = (typeof NOT_REMINDED)[number];

type Asked = {
  invoice: Pick<Invoice, 'state' | 'write_offs'>;
  payer: RemindedPayer;
  isPaused: boolean;
  /** Whether the company sends reminders at all. */
  sends: boolean;
};
/** Why one who pays gets no reminder by itself as things are; undefined where they do. */
export const whyNotReminded = ({ invoice, payer, isPaused, sends }: Asked): NotReminded | undefined => {
  const { share, paying, stop, email } = payer;
  const asked = share.amount - toWrittenOff(invoice, share.payer_id);
  if (invoice.state !== 'issued' || asked <= share.received) return 'paid';
  if (paying.length > 0) return 'under_way';
  if (stop) return 'stopped';
  if (!email) return 'no_email';
  if (isPaused) return 'paused';
  return sends ? undefined : 'off';
};
