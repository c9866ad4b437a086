import type { Backfill } from '../../store/reindex';
import { type Mail, Mails } from './mail';

/** What these mails hold lets their reader in: once one has left, no copy of it stays. */
const KEYS: ReadonlySet<Mail['about']> = new Set(['itinerary link', 'invitation', 'agency ask', 'code']);

/** A mail as it is kept once it has left. It is never sent again, so that nothing misses what it said. */
export const clearSentMail = (mail: Mail): Mail => (KEYS.has(mail.about) ? { ...mail, html: '', text: '' } : mail);

/** Empties what left before mails of its kind were emptied. */
export const SENT_MAIL_BACKFILL: Backfill<typeof Mails> = {
  def: Mails,
  writes: (db, mail) => {
    const empty = clearSentMail(mail);
    return mail.status === 'sent' && mail.text + mail.html !== empty.text + empty.html
      ? [db.change(Mails, mail, empty)]
      : [];
  },
};
