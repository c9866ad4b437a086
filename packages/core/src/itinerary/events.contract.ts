import * as z from 'zod';
import { changesOf } from '../kernel/changes-of';
import { contract } from '../kernel/contract';
import { DayEventId, TripId } from '../kernel/ids';
import { Version } from '../kernel/values';
import { DayEventDraft, ReadDayEvent } from './event';

const edit = { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' } as const;
const PATH = '/api/v1/trips/{trip_id}/events';
const ids = { trip_id: TripId, event_id: DayEventId };

const list = contract({
  id: 'book.events.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/events',
  handler: 'itinerary/list-events',
  summary: 'The events of a trip: dated entries that are no bookings.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  input: z.object({ trip_id: TripId }),
  output: z.object({ events: z.array(ReadDayEvent) }),
  refusals: ['record.missing'],
});
const create = contract({
  id: 'trips.itinerary.daily-events.create',
  service: 'trips',
  method: 'POST',
  path: PATH,
  handler: 'itinerary/add-event',
  summary: 'Add an event to a day of the trip.',
  access: edit,
  input: DayEventDraft.extend({ trip_id: TripId }),
  output: z.object({ event: ReadDayEvent }),
  refusals: ['record.missing', 'event.too_many'],
});
const update = contract({
  id: 'trips.itinerary.daily-events.update',
  service: 'trips',
  method: 'PUT',
  path: `${PATH}/{event_id}`,
  handler: 'itinerary/update-event',
  summary: 'Change an event; a stale version is refused.',
  access: edit,
  input: changesOf(DayEventDraft).extend({ ...ids, version: Version }),
  output: z.object({ event: ReadDayEvent }),
  refusals: ['record.missing', 'record.stale'],
});
const remove = contract({
  id: 'trips.itinerary.daily-events.delete',
  service: 'trips',
  method: 'DELETE',
  path: `${PATH}/{event_id}`,
  handler: 'itinerary/remove-event',
  summary: 'Take an event out of its day.',
  access: edit,
  input: z.object(ids),
  output: z.object({ status: z.literal('success') }),
  refusals: ['record.missing'],
});

export const EVENT_CONTRACTS = [list, create, update, remove] as const;
