import * as z from 'zod';
import { epochSeconds } from '../base/epoch-seconds';
import type { NewId } from '../base/ids';
import { Instant } from '../base/values';
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

/** A fact before it is written; `subjects` is whose history it belongs to. */
export type DomainEvent = { name: string; payload: Record<string, unknown>; subjects: readonly string[] };
/** What makes the facts of one name, and knows their schema. */
export type EventType<S extends z.ZodObject = z.ZodObject> = ((fact: z.input<S>) => DomainEvent) & {
  eventName: string;
  schema: S;
};

/** Whose history a fact belongs to. */
type ToSubjects<S extends z.ZodRawShape> = (fact: z.output<z.ZodObject<S>>) => string | readonly string[];
/** What lies in a trip is told in the trip's history, everything else in its own. */
const findSubject = ({ trip_id, id }: Record<string, unknown>): string | readonly string[] =>
  typeof trip_id === 'string' ? trip_id : typeof id === 'string' ? id : [];

/**
 * Declares something that happens. What it returns makes a fact of a record or of an object; fields that the schema does not name are
 * left out. A fact says what happened and to whom, never how a screen puts it.
 */
export const defineEvent = <S extends z.ZodRawShape>(
  eventName: string,
  shape: S,
  toSubjects: ToSubjects<S> = findSubject,
): EventType<z.ZodObject<S>> => {
  const schema = z.object(shape);
  const make = (fact: z.input<typeof schema>): DomainEvent => {
    const payload = schema.parse(fact);
    return { name: eventName, payload, subjects: [toSubjects(payload)].flat() };
  };
  return Object.assign(make, { eventName, schema });
};

/** Declares what happens to one kind of thing: each name comes after that of the thing, and all are made of the same fields. */
export const defineEvents = <S extends z.ZodRawShape, const N extends string>(
  thing: string,
  shape: S,
  names: readonly N[],
  toSubjects?: ToSubjects<S>,
) =>
  Object.fromEntries(names.map((name) => [name, defineEvent(`${thing}.${name}`, shape, toSubjects)])) as Readonly<
    Record<N, EventType<z.ZodObject<S>>>
  >;

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
