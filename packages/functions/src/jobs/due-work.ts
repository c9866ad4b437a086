import { purgeTrip } from '@wayline/core/history/purge-trip';
import { endLink, LinkExpiries } from '@wayline/core/itinerary/link-expiry.records';
import { Mails } from '@wayline/core/messaging/mail';
import { Reminders } from '@wayline/core/messaging/reminder.records';
import { sendMail } from '@wayline/core/messaging/send-mail';
import { sendReminder } from '@wayline/core/messaging/send-reminder';
import { dueItems } from '@wayline/core/store/due';
import { companyOf } from '@wayline/core/store/keys';
import { DateMoves } from '@wayline/core/trips/dates/date-move.records';
import { finishMove } from '@wayline/core/trips/dates/run-move';
import { DeletedTrips } from '@wayline/core/trips/deleted-trip.records';
import { baseDeps, type Deps } from '../kernel/deps';
import { filesAdapter } from '../kernel/files-adapter';
import { log } from '../kernel/log';
import { mailAdapter } from '../kernel/mail-adapter';
import { reminderMail } from '../messaging/reminder-mail';

const settle = async (deps: Deps, now: string, item: Record<string, unknown>) => {
  const company = companyOf(String(item.pk));
  if (item.type === Reminders.name)
    await sendReminder({ ...deps, now, compose: reminderMail }, company, Reminders.schema.parse(item));
  if (item.type === LinkExpiries.name) await endLink(deps.table, filesAdapter(), company, String(item.token_hash));
  if (item.type === DeletedTrips.name)
    await purgeTrip({ table: deps.table, files: filesAdapter() }, company, DeletedTrips.schema.parse(item));
  if (item.type === DateMoves.name) await finishMove(deps.table, company, DateMoves.schema.parse(item).trip_id, now);
  if (item.type === Mails.name) await sendMail({ ...deps, now, mailer: mailAdapter() }, Mails.schema.parse(item));
};

/**
 * Every minute: what is due, whatever it is. Found by the due index, settled by conditional writes, so two runs at once do it once.
 * One that fails keeps none of the others waiting; it is due again the next time, and the run fails at its end so that somebody looks.
 */
export const handler = async () => {
  const deps = baseDeps();
  const now = deps.now();
  const items = await dueItems(deps.table, now);
  let failed = 0;
  for (const item of items) {
    try {
      await settle(deps, now, item);
    } catch (error) {
      failed += 1;
      log.error('due work failed', error, { type: String(item.type), company_id: companyOf(String(item.pk)) });
    }
  }
  if (items.length) log.info('due work', { items: items.length, failed });
  if (failed) throw new Error(`${failed} of ${items.length} due items failed.`);
  return { items: items.length };
};
