import * as z from 'zod';
import { epochSeconds } from '../base/epoch-seconds';
import type { NewId } from '../base/ids';
import { Instant } from '../base/values';
import type { DomainEvent } from './domain-event';
import { record } from './record';
import type { Write, Writes } from './write';

const KEPT_DAYS = 7;
const DAY_SECONDS = 86_400;

/** The outbox: what happened, one row for each fact, written with the change and delivered by the stream. */
export const Events = record({
  name: 'event',
  schema: z.object({
    id: z.string(),
    company_id: z.string(),
    /** What happened, as the area that it happened in calls it: `trip.dates_set`. */
    name: z.string(),
    /** The fact, by the schema of that name: ids, and names, days and amounts as they were then. */
    payload: z.record(z.string(), z.unknown()),
    /** A user's id, or who else did it (`client`, `stripe`); left out where nobody did. */
    actor_id: z.string().optional(),
    /** What the user was called then. */
    actor_name: z.string().optional(),
    created_at: Instant,
  }),
  key: ['id'],
  partition: () => ['EVENTS'],
  sort: (k) => [k.id],
  expires: (e) => epochSeconds(e.created_at) + KEPT_DAYS * DAY_SECONDS,
});
export type StoredEvent = z.infer<typeof Events.schema>;

/** Under what a fact is written; without an actor where a job or an outside service is the cause. */
type Cause = { newId: NewId; now: string; actor_id?: string; actor_name?: string };

/** The row of a fact, for the transaction of the change that it tells of. */
export const eventWrite = (w: Writes, { name, payload }: DomainEvent, cause: Cause): Write =>
  w.insert(Events, {
    id: cause.newId('event'),
    company_id: w.company,
    name,
    payload,
    actor_id: cause.actor_id,
    actor_name: cause.actor_name,
    created_at: cause.now,
  });
