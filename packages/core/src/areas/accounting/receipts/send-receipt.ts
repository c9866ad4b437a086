import type { Actor } from '../../../access/actor';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { sum } from '../../../base/sum';
import type { Committer } from '../../../store/commit';
import type { Deps } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { TenantDb } from '../../../store/tenant-db';
import { followMerges } from '../../clients/public';
import { type ComposedMail, queueMail, senderName } from '../../messaging/public';
import { companySettingKey, content, parseSetting } from '../../settings/public';
import { readClientLanguage } from '../../trip/public';
import { refuse } from '../errors';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import { type ClientInvoice, toClientInvoice } from '../links/client-invoice';
import { HOUSE_SECTIONS, toHouse } from '../links/invoice-house';
import type { InvoiceLink } from '../links/invoice-link';
import type { Payment } from '../payments/payment';
import { paymentEvents } from '../payments/payment.events';
import { Payments } from '../payments/payment.records';
import type { PaymentId } from '../payments/payment-id';
import { type ShownPayment, toShownPayment } from '../payments/receive-payment';

/** What of a payment is for one part of an invoice, in minor units of `currency` of that invoice. */
export type ReceiptPart = {
  invoice: ClientInvoice;
  amount: number;
  /** Whose part it is, where that isn’t who paid. */
  whose?: string | undefined;
  /** What is left to pay of it, where it is the part of who paid: what others owe isn’t said to them. */
  left?: number | undefined;
};
/** What a receipt of a payment that was recorded by hand says: each part that it is for, with what is left of those of who paid. */
export type ReceiptWords = {
  payment: Payment;
  parts: readonly [ReceiptPart, ...ReceiptPart[]];
  name: string;
  /** Whether they were sent a link to it. */
  has_link: boolean;
  words: { greeting: string };
};
export type ReceiptTools = { composeReceipt: (receipt: ReceiptWords) => ComposedMail };

/** The newest link that one of those whose parts a payment settles was mailed by a person, where they are who paid. */
const findSent = (
  found: readonly ReadInvoice[],
  { applied, client_id, paid_by_id }: Payment,
): InvoiceLink | undefined =>
  found
    .flatMap(({ links }) => links)
    .filter(
      (link) =>
        link.email &&
        !link.revoked_at &&
        !link.reminds &&
        (link.client_id === client_id || link.client_id === paid_by_id) &&
        applied.some(({ invoice_id, payer_id }) => link.invoice_id === invoice_id && link.payer_id === payer_id),
    )
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
    .at(-1);

type Reader = Omit<Parameters<typeof toClientInvoice>[1], 'share'>;
/** The parts of an invoice that a payment is for, each once: one that was put on in several steps is one. */
const listParts = (found: ReadInvoice, { applied, client_id }: Payment, reader: Reader): ReceiptPart[] => {
  const { id, shares, client_ids } = found.invoice;
  const mine = applied.filter(({ invoice_id }) => invoice_id === id);
  return [...new Set(mine.map(({ payer_id }) => payer_id))].map((payer_id) => {
    const amount = sum(mine.filter((part) => part.payer_id === payer_id).map((part) => part.amount));
    const at = shares.findIndex((share) => share.payer_id === payer_id);
    const share = shares[at];
    const invoice = toClientInvoice({ ...found, attempts: [] }, { ...reader, share });
    // A revision may have taken who paid off the invoice.
    if (!share) return { invoice, amount };
    const isOwn = (client_ids[at] ?? share.client_id) === client_id;
    return { invoice, amount, ...(isOwn ? { left: invoice.due } : { whose: share.name }) };
  });
};

type Call = { actor: Actor; db: TenantDb; deps: Deps & ReceiptTools; commit: Committer };
/**
 * Mails who paid a receipt of their payment: where their invoice was sent, or as their profile says. That it was sent is kept with the payment
 * in the transaction that puts the mail into the outbox. Refuses a payment that is deleted or on no invoice, and who can’t be mailed; unless it is sent `again`, one that has a receipt stays as
 * it is.
 */
export const sendReceipt = (
  { actor, db, deps, commit }: Call,
  { id, again = true }: { id: PaymentId; again?: boolean },
): Promise<Result<ShownPayment>> =>
  retryOnConflict(async () => {
    const payment = await db.get(Payments, { id }, true);
    if (!payment) return refuseRequest('record.missing');
    if (payment.deleted_at) return refuse('payment.deleted');
    if (payment.receipt && !again) return ok(toShownPayment(payment));
    const ids = [...new Set(payment.applied.map(({ invoice_id }) => invoice_id))];
    const [read, { client }, [words, ...kept]] = await Promise.all([
      Promise.all(ids.map((one) => readInvoice(db, one, true))),
      followMerges(db, payment.client_id),
      db.getMany([companySettingKey(content), ...HOUSE_SECTIONS]),
    ]);
    const found = read.filter((one) => one !== undefined);
    const [first] = found;
    if (!first) return refuse('receipt.not_applied');
    const link = findSent(found, payment);
    const to = link?.email ?? (client?.deleted_at ? undefined : client?.emails[0]);
    if (!to) return refuse('receipt.no_email', { params: { name: payment.client.name } });
    const language = link?.language ?? (await readClientLanguage(db, first.invoice.trip_id)) ?? 'en';
    const reader = { house: toHouse(actor.company, kept), language, today: getCompanyToday(actor, deps.now()) };
    const [part, ...more] = found.flatMap((one) => listParts(one, payment, reader));
    if (!part) return refuse('receipt.not_applied');
    const mail = deps.composeReceipt({
      ...{ payment, name: payment.client.name, has_link: link !== undefined, words: parseSetting(content, words) },
      parts: [part, ...more],
    });
    const receipt = { sent_at: deps.now(), to };
    const saved = db.save(Payments, payment, { ...payment, receipt }, { as: paymentEvents.receipt_sent });
    const queued = queueMail(db, deps, {
      ...mail,
      ...{ user_id: actor.user_id, trip_id: first.invoice.trip_id, about: 'receipt', to: [to] },
      ...{ from_name: senderName(actor.name, actor.company.company_name), reply_to: actor.email },
    });
    return commit({ writes: [saved, queued], answer: toShownPayment(saved.after) });
  });

/** The same for a payment that was recorded just now: what keeps it from being mailed doesn’t undo the payment, which then says that it has none. */
export const sendFirstReceipt = async (call: Call, recorded: ShownPayment): Promise<Result<ShownPayment>> => {
  const { id, applied } = recorded.payment;
  if (applied.length === 0) return ok(recorded);
  const sent = await sendReceipt(call, { id, again: false });
  return sent.ok ? sent : ok(recorded);
};
