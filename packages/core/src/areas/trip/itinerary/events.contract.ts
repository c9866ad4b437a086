import * as z from 'zod';
import { DayEventId, TripId } from '../../../base/ids';
import { Version } from '../../../base/values';
import { toChangeSchema } from '../../../contract/change-schema';
import { contract } from '../../../contract/contract';
import { DayEventDraft, ReadDayEvent } from './event';

const edit = { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' } as const;
const PATH = '/api/v1/trips/{trip_id}/events';
const ids = { trip_id: TripId, event_id: DayEventId };

const list = contract({
  id: 'book.events.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/events',
  handler: 'trip/itinerary/list-events',
  summary: 'The events of a trip: dated entries that are no bookings.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ trip_id: TripId }),
  output: z.object({ events: z.array(ReadDayEvent) }),
  errors: ['record.missing'],
});
const create = contract({
  id: 'trips.itinerary.daily-events.create',
  service: 'trips',
  method: 'POST',
  path: PATH,
  handler: 'trip/itinerary/add-event',
  summary: 'Add an event to a day of the trip.',
  access: edit,
  keyScope: 'trips:write',
  input: DayEventDraft.extend({ trip_id: TripId }),
  output: z.object({ event: ReadDayEvent }),
  errors: ['record.missing', 'event.too_many'],
});
const update = contract({
  id: 'trips.itinerary.daily-events.update',
  service: 'trips',
  method: 'PUT',
  path: `${PATH}/{event_id}`,
  handler: 'trip/itinerary/update-event',
  summary: 'Change an event; a stale version is refused.',
  access: edit,
  keyScope: 'trips:write',
  input: toChangeSchema(DayEventDraft).extend({ ...ids, version: Version }),
  output: z.object({ event: ReadDayEvent }),
  errors: ['record.missing', 'record.stale'],
});
const remove = contract({
  id: 'trips.itinerary.daily-events.delete',
  service: 'trips',
  method: 'DELETE',
  path: `${PATH}/{event_id}`,
  handler: 'trip/itinerary/remove-event',
  summary: 'Take an event out of its day.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object(ids),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale'],
});

export const EVENT_CONTRACTS = [list, create, update, remove] as const;
