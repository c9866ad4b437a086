import { endLink, LinkExpiries } from '@wayline/core/itinerary/link-expiry.records';
import { Mails } from '@wayline/core/messaging/mail';
import { Reminders } from '@wayline/core/messaging/reminder.records';
import { sendMail } from '@wayline/core/messaging/send-mail';
import { sendReminder } from '@wayline/core/messaging/send-reminder';
import { dueItems } from '@wayline/core/store/due';
import { companyOf } from '@wayline/core/store/keys';
import { baseDeps } from '../kernel/deps';
import { filesAdapter } from '../kernel/files-adapter';
import { log } from '../kernel/log';
import { mailAdapter } from '../kernel/mail-adapter';
import { reminderMail } from '../messaging/reminder-mail';

/** Every minute: what is due, whatever it is. Found by the due index, settled by conditional writes, so two runs at once do it once. */
export const handler = async () => {
  const deps = baseDeps();
  const now = deps.now();
  const items = await dueItems(deps.table, now);
  for (const item of items) {
    const company = companyOf(String(item.pk));
    if (item.type === Reminders.name) {
      await sendReminder({ ...deps, now, compose: reminderMail }, company, Reminders.schema.parse(item));
    }
    if (item.type === LinkExpiries.name) await endLink(deps.table, filesAdapter(), company, String(item.token_hash));
    if (item.type === Mails.name) await sendMail(deps.table, mailAdapter(), Mails.schema.parse(item), now);
  }
  if (items.length) log.info('due work', { items: items.length });
  return { items: items.length };
};
