import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { later } from '../../../base/later';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { refuse } from '../errors';
import { invoiceEvents } from '../invoices/invoice.events';
import type { InvoiceId } from '../invoices/invoice-id';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import type { ClientDue } from '../links/client-invoice';
import { type RemindedPayer, readRemindedPayers } from './reminded-payers';
import { readRemindingCompany } from './reminding-company';
import { whyNotReminded } from './why-not-reminded';
import { type ReminderTools, toPayersInvoice, writeReminder } from './write-reminder';

const HOUR_MS = 3_600_000;

/** What somebody is reminded of by hand: all that is due by now or, before anything is, what is due next. */
export const listAskedByHand = (plan: readonly ClientDue[], today: string): ClientDue[] => {
  const open = plan.filter((due) => due.open > 0);
  const due = open.filter(({ due_day }) => due_day <= today);
  return due.length > 0 ? due : open.filter(({ due_day }) => due_day === open[0]?.due_day);
};

type Reached = RemindedPayer & { email: string };
/** The one who pays, where they can be reminded by hand: a pause, and that nothing is sent by itself, keep nobody from it. */
const checkByHand = ({ invoice }: ReadInvoice, payer: RemindedPayer | undefined, now: string): Result<Reached> => {
  if (invoice.state === 'draft') return refuse('invoice.not_issued');
  if (invoice.state === 'canceled') return refuse('invoice.canceled');
  if (!payer) return refuseRequest('record.missing');
  const params = { name: payer.share.name };
  const held = whyNotReminded({ invoice, payer, isPaused: false, sends: true });
  if (held === 'paid') return refuse('payment_reminder.nothing_due', { params });
  if (held === 'under_way') return refuse('payment_reminder.under_way', { params });
  if (held === 'stopped') return refuse('payment_reminder.stopped', { params });
  const { email } = payer;
  if (!email) return refuse('payment_reminder.no_email', { params });
  const last = payer.log?.sent[0];
  if (last && last.at > later(now, -HOUR_MS)) return refuse('payment_reminder.too_soon', { params });
  return ok({ ...payer, email });
};

/**
 * Reminds one who pays at once, because a colleague says so. What comes due within a day needs no reminder by itself then. Refuses one who
 * owes nothing, is paying, asked for none, can’t be mailed, or was reminded within the hour.
 */
export const remindByHand = (
  { actor, db, deps, commit }: SignedCall<Pick<ReminderTools, 'compose' | 'urlOf'>>,
  { invoice_id, payer_id }: { invoice_id: InvoiceId; payer_id: string },
): Promise<Result<{ to: string; at: string }>> =>
  retryOnConflict(async () => {
    const [found, of] = await Promise.all([readInvoice(db, invoice_id, true), readRemindingCompany(db)]);
    if (!found || !of) return refuseRequest('record.missing');
    const payers = await readRemindedPayers(db, found);
    const now = deps.now();
    const payer = checkByHand(
      found,
      payers.find(({ share }) => share.payer_id === payer_id),
      now,
    );
    if (!payer.ok) return payer;
    const { invoice } = found;
    const { email } = payer.value;
    const { plan } = toPayersInvoice(found, payer.value, { of, now });
    const about = listAskedByHand(plan, getCompanyToday(actor, now)).map(({ id }) => id);
    const by = { id: actor.user_id, name: actor.name, email: actor.email };
    const written = await writeReminder(deps, { db, of, found, payer: payer.value, about, by });
    if (!written.ok) return written;
    return commit({
      writes: written.value.writes,
      audit: { changes: { link: written.value.link } },
      events: [invoiceEvents.reminded(invoice)],
      answer: { to: email, at: written.value.at },
    });
  });
