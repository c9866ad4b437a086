import type { ValueOf } from '../../../store/record';
import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import { type ClientId, Clients } from '../../clients/public';
import { type PaymentReminders, type ReminderRule, toOffset } from '../../settings/public';
import type { Share } from '../invoices/invoice';
import type { ReadInvoice } from '../invoices/invoice-lines';
import type { InvoiceLink } from '../links/invoice-link';
import { isUndecided, type PayAttempt } from '../online/attempt';
import type { PayerReminders } from './payer-reminders';
import { ReminderStops } from './payer-reminders.records';

/** One of those who pay an invoice, with all that decides whether they are reminded. */
export type RemindedPayer = {
  share: Share;
  /** Who that is by now. */
  client_id: ClientId;
  /** Where they are mailed: where somebody sent them the invoice last or, where nobody did, as their profile says. */
  email?: string | undefined;
  /** What they read, where they were sent it. */
  language?: InvoiceLink['language'] | undefined;
  log?: PayerReminders | undefined;
  stop?: ValueOf<typeof ReminderStops> | undefined;
  /** What they began to pay online and isn’t decided yet. */
  paying: PayAttempt[];
  /** Whether a colleague has mailed them the invoice, or made a link to it for them. */
  has_invoice: boolean;
  mails: { asked: string[]; other: string[] };
};

/** The rules by which somebody is reminded: before a payment is due, who wasn’t sent the invoice isn’t. */
export const listRules = (
  { rules }: Pick<PaymentReminders, 'rules'>,
  { has_invoice }: Pick<RemindedPayer, 'has_invoice'>,
): ReminderRule[] => rules.filter((rule) => has_invoice || toOffset(rule) >= 0);

type Mine = { payer_id: string; client_id: ClientId };
/** When somebody got a mail about the invoice: the invoice itself, receipts of what they paid, also for others, and reminders. */
const listMails = (
  { payments }: Pick<ReadInvoice, 'payments'>,
  client_id: ClientId,
  { links, attempts, log }: { links: InvoiceLink[]; attempts: PayAttempt[]; log: PayerReminders | undefined },
): RemindedPayer['mails'] => {
  const sent = log?.sent ?? [];
  const settled = attempts.filter(({ state }) => state === 'paid' || state === 'failed');
  const receipts = payments.flatMap((part) =>
    part.receipt_client_id === client_id ? (part.receipt_sent_at ?? []) : [],
  );
  return {
    asked: [
      ...links.map(({ created_at }) => created_at),
      ...sent.filter(({ by }) => by !== undefined).map(({ at }) => at),
    ],
    other: [
      ...sent.filter(({ by }) => by === undefined).map(({ at }) => at),
      ...settled.map(({ updated_at }) => updated_at),
      ...receipts,
    ],
  };
};

/** Those who pay an invoice, in their order; none of one that isn’t issued. */
export const readRemindedPayers = async (db: TenantDb, found: ReadInvoice): Promise<RemindedPayer[]> => {
  const { shares, client_ids } = found.invoice;
  const ids = shares.map((share, i) => client_ids[i] ?? share.client_id);
  const [clients, stops] = await Promise.all([
    db.getMany(
      ids.map((id) => ({ def: Clients, key: { id } })),
      true,
    ),
    // Who asked for none is known to everybody who reminds, also where they don’t see the client.
    withoutScope(db).getMany(
      ids.map((client_id) => ({ def: ReminderStops, key: { client_id } })),
      true,
    ),
  ]);
  return shares.map((share, i) => {
    const isMine = (one: Mine) => one.payer_id === share.payer_id && one.client_id === share.client_id;
    const made = found.links.filter((link) => isMine(link) && !link.reminds);
    const sentTo = made.filter(({ email }) => email);
    const link = sentTo.findLast(({ revoked_at }) => !revoked_at);
    const attempts = found.attempts.filter(isMine);
    const log = found.reminders.find(isMine);
    const client = clients[i]?.deleted_at ? undefined : clients[i];
    return {
      ...{ share, client_id: ids[i] ?? share.client_id, log, stop: stops[i] },
      ...{ email: link?.email ?? client?.emails[0], language: link?.language },
      ...{ paying: attempts.filter(isUndecided), has_invoice: made.length > 0 },
      mails: listMails(found, ids[i] ?? share.client_id, { links: sentTo, attempts, log }),
    };
  });
};
