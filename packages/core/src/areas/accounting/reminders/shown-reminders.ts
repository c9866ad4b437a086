import * as z from 'zod';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result, refuse } from '../../../base/result';
import { Day, Email, Instant } from '../../../base/values';
import type { TenantDb } from '../../../store/tenant-db';
import { ClientId } from '../../clients/public-schemas';
import { type Mail, Mails } from '../../messaging/public';
import { BOUNCE_REASONS } from '../../messaging/public-schemas';
import { Trips } from '../../trip/public';
import type { InvoiceId } from '../invoices/invoice-id';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import { nextReminder } from './next-reminder';
import { listAskedByHand } from './remind-by-hand';
import { listRules, type RemindedPayer, readRemindedPayers } from './reminded-payers';
import { type RemindingCompany, readRemindingCompany, remindsByItself } from './reminding-company';
import { NOT_REMINDED, whyNotReminded } from './why-not-reminded';
import { toPayersInvoice } from './write-reminder';

/** What became of a reminder after it was put into the outbox; none while all is well. */
const TROUBLES = ['failed', ...BOUNCE_REASONS] as const;

/** What is said of the reminders of one who pays an invoice. Amounts are minor units of the invoice. */
export const ShownPayer = z.object({
  payer_id: z.string(),
  client_id: ClientId,
  name: z.string(),
  /** Where a reminder goes. */
  email: Email.optional(),
  /** Why none leaves by itself, where none does. */
  why_not: z.enum(NOT_REMINDED).optional(),
  /** Since when they aren’t reminded of any invoice, and who said so; nobody of ours where they did themselves. */
  stopped: z.object({ at: Instant, by: z.string().optional() }).optional(),
  last: z
    .object({ at: Instant, to: Email, by: z.string().optional(), trouble: z.enum(TROUBLES).optional() })
    .optional(),
  next_at: Instant.optional(),
  /** What one that is sent by hand now asks for. */
  about: z.array(z.object({ id: z.string(), name: z.string(), due_day: Day, open: z.int(), is_late: z.boolean() })),
});
export type ShownPayer = z.infer<typeof ShownPayer>;

export const ShownReminders = z.object({
  /** Whether the company has turned reminders on. */
  sends: z.boolean(),
  paused: z.object({ at: Instant, by: z.string() }).optional(),
  payers: z.array(ShownPayer),
});
export type ShownReminders = z.infer<typeof ShownReminders>;

const findTrouble = (mail: Mail | undefined): (typeof TROUBLES)[number] | undefined => {
  const [bounce] = mail?.bounces ?? [];
  if (bounce) return bounce.reason;
  return mail?.status === 'failed' || mail?.status === 'unsure' ? 'failed' : undefined;
};

type Shown = { of: RemindingCompany; now: string; found: ReadInvoice; sends: boolean };
const toShown = ({ of, now, found, sends }: Shown, payer: RemindedPayer, mail: Mail | undefined): ShownPayer => {
  const { settings, company } = of;
  const { share, client_id, email, stop, log } = payer;
  const [last] = log?.sent ?? [];
  const why_not = whyNotReminded({
    ...{ invoice: found.invoice, payer, isPaused: found.pause !== undefined, sends },
  });
  const { plan } = toPayersInvoice(found, payer, { of, now });
  const { time } = settings;
  const rules = listRules(settings, payer);
  const asked = { plan, rules, time, zone: company.timezone, passed: log?.passed ?? [], mails: payer.mails, now };
  const next = why_not ? undefined : nextReminder(asked);
  const isIssued = found.invoice.state === 'issued';
  return {
    ...{ payer_id: share.payer_id, client_id, name: share.name, email, why_not },
    stopped: stop && { at: stop.stopped_at, by: stop.stopped_by },
    last: last && { at: last.at, to: last.to, by: last.by, trouble: findTrouble(mail) },
    // What has come is sent in the next round.
    next_at: next?.kind === 'wait' ? next.at : next?.kind === 'now' ? now : undefined,
    about: isIssued
      ? listAskedByHand(plan, getCompanyToday({ company }, now)).map(({ id, name, due_day, open, state }) => ({
          ...{ id, name, due_day, open, is_late: state === 'overdue' },
        }))
      : [],
  };
};

/** Who pays an invoice, what they were reminded of, and what comes next. Refuses `record.missing`. */
export const readReminders = async (
  db: TenantDb,
  { invoice_id, now }: { invoice_id: InvoiceId; now: string },
): Promise<Result<ShownReminders>> => {
  const [found, of] = await Promise.all([readInvoice(db, invoice_id, true), readRemindingCompany(db)]);
  if (!found || !of) return refuse('record.missing');
  const [payers, trip] = await Promise.all([
    readRemindedPayers(db, found),
    db.get(Trips, { id: found.invoice.trip_id }),
  ]);
  const sends = remindsByItself(of, trip);
  const reminded = payers.flatMap(({ log }) => log?.sent[0]?.mail_id ?? []);
  const mails = await db.getMany(reminded.map((id) => ({ def: Mails, key: { id } })));
  const { pause } = found;
  return ok({
    sends: of.settings.sends,
    ...(pause && { paused: { at: pause.paused_at, by: pause.paused_by } }),
    payers: payers.map((payer) =>
      toShown(
        { of, now, found, sends },
        payer,
        mails.find((mail) => mail?.id === payer.log?.sent[0]?.mail_id),
      ),
    ),
  });
};
