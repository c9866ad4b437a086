import * as z from 'zod';
import { Events } from '../../store/outbox';
import type { RecordDef } from '../../store/record';
import type { Announcer } from './announce';
import { Announcement } from './announcement';

/** An event that no area of this version announces: a newer version wrote it. */
class UnknownEvent extends Error {
  override name = 'UnknownEvent';
}

const anyRow = z.looseObject({ id: z.string(), company_id: z.string() });
/**
 * Rows of the outbox as they are read. Versions before facts wrote the announcement itself into the row; it is kept for seven days, so such
 * rows are read as what they are.
 */
export const OutboxRows: RecordDef<typeof anyRow, 'id'> = {
  name: Events.name,
  schema: anyRow,
  key: Events.key,
  partition: Events.partition,
  sort: Events.sort,
};
export type OutboxRow = z.infer<typeof OutboxRows.schema>;

/** Reads announcements from rows of the outbox, by what the areas say of their facts. Throws at a row that it cannot read. */
export const announcementReader = (announcers: readonly Announcer[]) => {
  const byName = new Map(announcers.map((one) => [one.eventName, one]));
  return (row: OutboxRow): Announcement => {
    if (!('name' in row)) return Announcement.parse(row);
    const event = Events.schema.parse(row);
    const announcer = byName.get(event.name);
    if (!announcer) throw new UnknownEvent(event.name);
    const { id, company_id, actor_id, created_at } = event;
    return Announcement.parse({ ...announcer.toContent(event), id, company_id, actor_id, created_at });
  };
};
export type ReadAnnouncement = ReturnType<typeof announcementReader>;
