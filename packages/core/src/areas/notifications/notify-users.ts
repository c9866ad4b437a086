import { heldBy } from '../../access/actor';
import type { Company, User } from '../../access/company';
import { Companies, Users } from '../../access/people.records';
import { type CompanyId, EventId, UserId } from '../../base/ids';
import type { Table } from '../../store/client';
import { tenantDb } from '../../store/tenant-db';
import type { Write, writesFor } from '../../store/write';
import { type Announcement, findSubject, type NotificationKind } from '../live/public';
import { parseSetting, settingKey } from '../settings/public';
import { mayReadKind } from './event-rights';
import { noticeSlot } from './notice-slot';
import { NoticeLines, NoticeMails } from './notices.records';
import { Notifications } from './notification.records';
import { choiceFor, notificationSettings } from './notification-settings';
import { rightsReader } from './rights-reader';

/** As many people as are read with their settings in one round trip. */
const AT_ONCE = 40;

/** What is kept for one user of an event: the notification, off the screen if they want it so, and the line of a mail. */
const noticesFor = (
  db: ReturnType<typeof writesFor>,
  event: Announcement,
  user: User,
  company: Company,
  kept: unknown,
) => {
  const settings = parseSetting(notificationSettings, kept);
  const { screen, mail: pace } = choiceFor(settings, event.kind);
  const line = {
    user_id: user.id,
    kind: event.kind,
    title: event.title ?? '',
    body: event.body ?? '',
    link: event.link,
    created_at: event.created_at,
  };
  const writes: Write[] = [
    db.insert(Notifications, { ...line, id: EventId.parse(event.id), ...(!screen && { silent: true as const }) }),
  ];
  if (pace === 'never') return writes;
  const zone = user.timezone ?? company.timezone;
  const slot = noticeSlot({ pace, kind: event.kind, now: event.created_at, zone, summary_time: settings.summary_time });
  return [
    ...writes,
    db.put(NoticeLines, { ...line, id: event.id, slot }),
    db.put(NoticeMails, { user_id: user.id, slot, pace, last_id: event.id }),
  ];
};

/** Kinds whose receivers were chosen for all that comes, and not because they see what one event tells of. */
const CHOSEN_FOR_ALL: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['received_form']);

/** Who of these does not see what such an event tells of: it would name somebody to them, and its link would open nothing. */
const findBlind = async (table: Table, event: Announcement, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> => {
  const subject = findSubject(event);
  if (!CHOSEN_FOR_ALL.has(event.kind) || subject === undefined) return new Set();
  const rights = await rightsReader(tenantDb(table, event.company_id as CompanyId))(ids);
  const seen = await Promise.all(ids.map((id) => rights.get(id)?.sees(subject)));
  return new Set(ids.filter((_id, i) => seen[i] === false));
};

/**
 * Tells an event to each user it names who may read its kind, as they want to be told of it. The notification and the line of its mail are one
 * transaction: a second delivery finds the first there and changes nothing.
 */
export const notifyUsers = async (table: Table, event: Announcement): Promise<void> => {
  const company_id = event.company_id as CompanyId;
  const db = tenantDb(table, company_id);
  for (let from = 0; from < event.notify.length; from += AT_ONCE) {
    const ids = event.notify.slice(from, from + AT_ONCE).map((id) => UserId.parse(id));
    const [company, ...found] = await db.getMany([
      { def: Companies, key: {} },
      ...ids.flatMap((id) => [{ def: Users, key: { id } }, settingKey(notificationSettings, id)]),
    ]);
    const blind = await findBlind(table, event, ids);
    for (let i = 0; i < ids.length; i++) {
      const user = found[2 * i] as User | undefined;
      if (user && !blind.has(user.id) && company && mayReadKind(new Set(heldBy(user, company)), event.kind))
        await db.transact(noticesFor(db, event, user, company, found[2 * i + 1]));
    }
  }
};
