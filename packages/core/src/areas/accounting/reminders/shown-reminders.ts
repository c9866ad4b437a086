import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result, refuse } from '../../../base/result';
import type { TenantDb } from '../../../store/tenant-db';
import { type Mail, Mails } from '../../messaging/public';
import { Trips } from '../../trip/public';
import type { InvoiceId } from '../invoices/invoice-id';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import { nextReminder } from './next-reminder';
import { listAskedByHand } from './remind-by-hand';
import { listRules, type RemindedPayer, readRemindedPayers } from './reminded-payers';
import { type RemindingCompany, readRemindingCompany, remindsByItself } from './reminding-company';
import type { ShownPayer, ShownReminders, TROUBLES } from './shown-payer';
import { whyNotReminded } from './why-not-reminded';
import { toPayersInvoice } from './write-reminder';

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
