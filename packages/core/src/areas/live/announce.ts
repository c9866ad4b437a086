import type * as z from 'zod';
import type { CompanyId } from '../../base/ids';
import type { EventType } from '../../store/domain-event';
import type { StoredEvent } from '../../store/outbox';
import type { Announcement } from './announcement';

/** What an area says of its facts; the rest of an announcement comes from the row. */
export type AnnouncementContent = Omit<z.input<typeof Announcement>, 'id' | 'company_id' | 'actor_id' | 'created_at'>;
/** Where and by whom something happened; `actor` is what the user was called, empty where no user did it. */
export type Cause = { company_id: CompanyId; actor_id: string | undefined; actor: string };
/** A fact as it is announced: what facts of this event type say, and where and by whom it happened. */
export type Fact<E extends Pick<EventType, 'schema'>> = z.output<E['schema']> & Cause;
type ToContent<S extends z.ZodObject> = (fact: z.output<S> & Cause) => AnnouncementContent;
type ToTitledContent<S extends z.ZodObject> = (fact: z.output<S> & Cause, title: string) => AnnouncementContent;
type ToTitle<S extends z.ZodObject> = (fact: z.output<S> & Cause) => string;
/** What turns facts of one name, as they are stored, into what pages and bells are told. */
export type Announcer = {
  eventName: string;
  schema: z.ZodObject;
  toContent: (event: StoredEvent) => AnnouncementContent;
};

/** A fact from its row. */
export const readFact = <E extends Pick<EventType, 'schema'>>(
  { schema }: E,
  { payload, company_id, actor_id, actor_name: actor = '' }: StoredEvent,
): Fact<E> => ({ ...schema.parse(payload), company_id: company_id as CompanyId, actor_id, actor }) as Fact<E>;

/** How facts of one name are announced. */
export const announce = <S extends z.ZodObject>(event: EventType<S>, toContent: ToContent<S>): Announcer => ({
  eventName: event.eventName,
  schema: event.schema,
  toContent: (row) => toContent(readFact(event, row)),
});

/** How a table of facts is announced: all in the same way, each under its own title where there are titles. */
export function announceAll<S extends z.ZodObject, N extends string>(
  events: Readonly<Record<N, EventType<S>>>,
  toContent: ToContent<S>,
): Announcer[];
export function announceAll<S extends z.ZodObject, N extends string>(
  events: Readonly<Record<N, EventType<S>>>,
  toContent: ToTitledContent<S>,
  titles: Readonly<Record<N, ToTitle<S>>>,
): Announcer[];
export function announceAll<S extends z.ZodObject>(
  events: Readonly<Record<string, EventType<S>>>,
  toContent: ToTitledContent<S>,
  titles?: Readonly<Record<string, ToTitle<S>>>,
): Announcer[] {
  return Object.entries(events).map(([name, event]) =>
    announce(event, (fact) => toContent(fact, titles?.[name]?.(fact) ?? '')),
  );
}

/** What open pages of a company hear when something changes that they show from its settings; `entity_id` says what. */
export const refreshSettings =
  (entity_id: string) =>
  ({ company_id }: Cause): AnnouncementContent => ({
    kind: 'settings_updated',
    channels: [`company.${company_id}`],
    entity_id,
  });

/** What the company's open pages hear when one of its templates changes. */
export const toCompany = (
  kind: AnnouncementContent['kind'],
  { company_id }: Cause,
  title: string,
): AnnouncementContent => ({
  kind,
  channels: [`company.${company_id}`],
  title,
});

/** What the company's open pages hear of bookings that are in no trip, and of what they are made of; `entity_id` says which. */
export const toCompanyBookings = (f: Cause, entity_id: string, title: string): AnnouncementContent => ({
  ...toCompany('booking_data_updated', f, title),
  entity_id,
});
