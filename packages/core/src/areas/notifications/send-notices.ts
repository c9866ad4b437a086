import type { User } from '../../access/company';
import { Companies, Users } from '../../access/people.records';
import type { CompanyId, NewId } from '../../base/ids';
import type { Table } from '../../store/client';
import type { ValueOf } from '../../store/record';
import { tenantDb } from '../../store/tenant-db';
import { Mails, newMail } from '../messaging/public';
import { getNoticesPartition, NoticeLines, NoticeMails } from './notices.records';

export type NoticeLine = ValueOf<typeof NoticeLines>;
type Due = ValueOf<typeof NoticeMails>;
/** What a mail about news is composed of. `zone` is where its reader is at home. */
export type NoticeMail = (news: { pace: Due['pace']; lines: readonly NoticeLine[]; user: User; zone: string }) => {
  subject: string;
  html: string;
  text: string;
};
type Tools = { table: Table; newId: NewId; now: string; compose: NoticeMail };

/** As many lines as go into one mail, and as are taken away with it in one transaction. */
const MOST_LINES = 80;
/** After this long a line that is not there never will be. */
const LATEST_MS = 3_600_000;

/**
 * Writes the mail of a moment that has come: its lines, its place in the queue and the mail are one transaction, so that however often
 * this runs, a line is mailed at most once; a line that comes meanwhile refuses it, and goes with the next run. Lines beyond what one mail holds keep its place for the next. Somebody who cannot sign in
 * any more is sent nothing.
 */
export const sendNotices = async (
  { table, newId, now, compose }: Tools,
  company: CompanyId,
  due: Due,
): Promise<void> => {
  const db = tenantDb(table, company);
  if (due.slot > now) return;
  const { user_id, slot, pace } = due;
  const [[user, home], { items, cursor }] = await Promise.all([
    db.getMany([
      { def: Users, key: { id: user_id } },
      { def: Companies, key: {} },
    ]),
    db.listPartition(
      NoticeLines,
      { partition: getNoticesPartition(user_id), prefix: `LINE#${slot}#` },
      { limit: MOST_LINES },
    ),
  ]);
  // A line that was written a moment ago may not be seen yet; its mail waits for the next run.
  const isComplete = cursor !== undefined || items.some(({ id }) => id === due.last_id);
  if (!isComplete && Date.parse(now) - Date.parse(slot) < LATEST_MS) return;
  const zone = user?.timezone ?? home?.timezone ?? 'UTC';
  const wanted = user?.is_active && items.length > 0;
  await db.transact([
    ...(cursor ? [] : [db.deleteIfUnchanged(NoticeMails, due, ['last_id'])]),
    ...items.map(({ id }) => db.remove(NoticeLines, { user_id, slot, id })),
    ...(wanted
      ? [
          db.insert(
            Mails,
            newMail(
              {
                ...compose({ pace, lines: items, user, zone }),
                id: newId('mail'),
                user_id: user.id,
                about: 'notifications',
                to: [user.email],
              },
              company,
              now,
            ),
          ),
        ]
      : []),
  ]);
};
