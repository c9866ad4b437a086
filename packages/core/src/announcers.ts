import { type Announcer, announcementReader } from './areas/live/public';

/** The events of every area. */
const AREAS: readonly Record<string, Announcer>[] = [];

/** How each of them is announced. */
export const ANNOUNCERS: readonly Announcer[] = AREAS.flatMap((area) => Object.values(area));

/** Reads what any event of the outbox has to tell. Only what delivers events loads it: an endpoint knows its own events alone. */
export const readAnnouncement = announcementReader(ANNOUNCERS);
