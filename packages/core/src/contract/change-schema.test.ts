import { expect, it } from 'vitest';
import * as z from 'zod';
import { BookingDraft } from '../areas/trip/bookings/booking';
import { ItineraryDraft } from '../areas/trip/itinerary/itinerary';
import { TripDraft } from '../areas/trip/trips/trip';
import { toChangeSchema } from './change-schema';

it.each([
  ['booking', toChangeSchema(BookingDraft)],
  ['itinerary', toChangeSchema(ItineraryDraft)],
  ['trip', toChangeSchema(TripDraft)],
])('changes nothing of a %s that was not sent', (_, changes) => expect(changes.parse({})).toEqual({}));

it('holds what is sent to the rules of the draft, and leaves the draft its defaults', () => {
  const draft = z.object({ name: z.string().max(3), tags: z.array(z.string()).default([]) });
  const changes = toChangeSchema(draft);
  expect(changes.parse({ tags: ['a'] })).toEqual({ tags: ['a'] });
  expect(changes.safeParse({ name: 'long' }).success).toBe(false);
  expect(draft.parse({ name: 'abc' })).toEqual({ name: 'abc', tags: [] });
});
