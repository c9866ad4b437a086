import type * as z from 'zod';
import type { CompanyId } from '../../base/ids';
import { defineEvent, type EventType } from '../../store/domain-event';
import type { StoredEvent } from '../../store/outbox';
import type { Announcement } from './announcement';

/** What an area says of its facts; the rest of an announcement comes from the row. */
export type AnnouncementContent = Omit<z.input<typeof Announcement>, 'id' | 'company_id' | 'actor_id' | 'created_at'>;
/** Where and by whom something happened; `actor` is what the user was called, empty where no user did it. */
export type Cause = { company_id: CompanyId; actor_id: string | undefined; actor: string };
/** A fact as it is announced: its payload, and where and by whom it happened. */
export type Fact<S extends z.ZodRawShape> = z.output<z.ZodObject<S>> & Cause;
export type Announcer = {
  eventName: string;
  schema: z.ZodObject;
  toContent: (event: StoredEvent) => AnnouncementContent;
};

/** How facts of one name are announced, for an event that another layer declares. */
export const announce = <S extends z.ZodRawShape>(
  { eventName, schema }: EventType<z.ZodObject<S>>,
  toContent: (fact: Fact<S>) => AnnouncementContent,
): Announcer => ({
  eventName,
  schema,
  toContent: ({ payload, company_id, actor_id, actor_name: actor = '' }) =>
    toContent({ ...schema.parse(payload), company_id: company_id as CompanyId, actor_id, actor }),
});

/** Declares something that happens, and beside it how it is announced. */
export const defineAnnounced = <S extends z.ZodRawShape>(
  eventName: string,
  shape: S,
  toContent: (fact: Fact<S>) => AnnouncementContent,
): EventType<z.ZodObject<S>> & Announcer => {
  const event = defineEvent(eventName, shape);
  return Object.assign(event, { toContent: announce(event, toContent).toContent });
};

/**
 * Declares what happens to one kind of thing as a table: each name, after that of the thing, and its sentence. All are made of the same
 * fields and announced in the same way.
 */
export const defineEvents = <S extends z.ZodRawShape, N extends string>(
  thing: string,
  shape: S,
  toContent: (fact: Fact<S>, title: string) => AnnouncementContent,
  titles: Readonly<Record<N, (fact: Fact<S>) => string>>,
) => {
  const declared = Object.entries<(fact: Fact<S>) => string>(titles).map(([name, title]) => [
    name,
    defineAnnounced(`${thing}.${name}`, shape, (fact) => toContent(fact, title(fact))),
  ]);
  return Object.fromEntries(declared) as Readonly<Record<N, EventType<z.ZodObject<S>> & Announcer>>;
};

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
