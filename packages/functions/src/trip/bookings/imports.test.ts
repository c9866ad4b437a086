import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmation } from './bookings.samples';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip.id;
type TripId = Awaited<ReturnType<typeof newTrip>>;
const preview = async (trip_id: TripId | undefined, change: Record<string, unknown> = {}) =>
  (
    await world.call(
      'book.imports.preview',
      { file_name: 'mail.html', content_base64: confirmation(change), trip_id },
      asked(),
    )
  ).body;
type Preview = Awaited<ReturnType<typeof preview>>;
const save = (trip_id: TripId, { drafts, matches }: Preview) =>
  world.call(
    'book.imports.save',
    {
      trip_id,
      drafts: drafts.map((draft, i) => ({
        draft,
        booking_id: matches?.[i]?.booking_id,
        version: matches?.[i]?.version,
      })),
    },
    asked(),
  );
const LATER = { startTime: '2031-05-03T21:00:00+02:00' };
const CANCELLED = { reservationStatus: 'https://schema.org/ReservationCancelled' };

describe('a confirmation', () => {
  it('is read into a draft, and nothing is saved', async () => {
    const trip = await newTrip();
    const { drafts, matches } = await preview(trip);
    expect(drafts).toMatchObject([
      { kind: 'restaurant', confirmation_id: 'OT12345', start: '2031-05-03T19:30', travelers: ['Mina Okafor'] },
    ]);
    expect(matches).toMatchObject([{ state: 'new', changes: [] }]);
    expect((await world.call('trips.get', { id: trip }, asked())).body.bookings).toEqual([]);
  });

  it('without a trip is not matched with anything', async () => {
    expect((await preview(undefined)).matches).toBeUndefined();
  });

  it('R-TRIP-073 R-ACC-009 is saved as a booking that came by import, unlike one made by hand', async () => {
    const trip = await newTrip();
    const saved = await save(trip, await preview(trip));
    expect(saved.body.bookings).toMatchObject([
      {
        source: 'by_import',
        booking_type: 'Dining',
        confirmation_id: 'OT12345',
        reservation_status: 'Booked',
        version: 1,
      },
    ]);
    const { body } = await world.call('trips.get', { id: trip }, asked());
    expect(body.bookings).toEqual(saved.body.bookings);
    expect(body.trip.trip_reservations).toBe(1);
    const dinner = { booking_type: 'Dining', title: 'Supper', general_booking: { start_date: '2031-05-04' } } as const;
    const made = await world.call('book.bookings.create', { trip_id: trip, ...dinner }, asked());
    expect(made.body.booking.source).toBe('manual');
  });

  it('is the same when it comes again', async () => {
    const trip = await newTrip();
    const { body } = await save(trip, await preview(trip));
    const again = await preview(trip);
    expect(again.matches).toMatchObject([{ state: 'same', booking_id: body.bookings[0]?.id, changes: [] }]);
  });

  it('tells what has changed, and saving it updates the booking it was', async () => {
    const trip = await newTrip();
    const first = (await save(trip, await preview(trip))).body.bookings[0];
    const moved = await preview(trip, LATER);
    expect(moved.matches).toMatchObject([{ state: 'changed', booking_id: first?.id }]);
    expect(JSON.stringify(moved.matches?.[0]?.changes)).toContain('21:00');
    const saved = await save(trip, moved);
    expect(saved.body.bookings).toMatchObject([
      { id: first?.id, general_booking: { start_time: '21:00' }, version: 2 },
    ]);
    const { body } = await world.call('trips.get', { id: trip }, asked());
    expect([body.bookings.length, body.trip.trip_reservations]).toEqual([1, 1]);
    expect((await preview(trip, LATER)).matches).toMatchObject([{ state: 'same' }]);
  });

  it('that was cancelled cancels the booking it was', async () => {
    const trip = await newTrip();
    await save(trip, await preview(trip));
    const cancelled = await preview(trip, CANCELLED);
    expect(cancelled.matches).toMatchObject([{ state: 'cancelled' }]);
    expect((await save(trip, cancelled)).body.bookings).toMatchObject([
      { reservation_status: 'Cancelled', version: 2 },
    ]);
  });
});

describe('saving drafts', () => {
  it('refuses a draft matched with a booking that was changed since', async () => {
    const trip = await newTrip();
    const booking = (await save(trip, await preview(trip))).body.bookings[0];
    const moved = await preview(trip, LATER);
    await world.call(
      'book.bookings.update',
      { id: booking?.id as never, trip_id: trip, version: 1, note: 'By hand' },
      asked(),
    );
    const drafts = [{ draft: moved.drafts[0] as never, booking_id: booking?.id, version: 1 }];
    const refused = await world.call('book.imports.save', { trip_id: trip, drafts }, asked());
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'record.stale']);
  });

  it('refuses two drafts for one booking, and saves neither', async () => {
    const trip = await newTrip();
    const booking = (await save(trip, await preview(trip))).body.bookings[0];
    const { drafts } = await preview(trip, LATER);
    const both = [...drafts, ...drafts].map((draft) => ({ draft, booking_id: booking?.id, version: 1 }));
    const refused = await world.call('book.imports.save', { trip_id: trip, drafts: both }, asked());
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect((await world.call('trips.get', { id: trip }, asked())).body.bookings).toEqual([booking]);
  });

  it('saves all of them or none', async () => {
    const trip = await newTrip();
    const { drafts } = await preview(trip);
    const gone = `bkg_${'0'.repeat(26)}` as never;
    const refused = await world.call(
      'book.imports.save',
      {
        trip_id: trip,
        drafts: [...drafts.map((draft) => ({ draft })), ...drafts.map((draft) => ({ draft, booking_id: gone }))],
      },
      asked(),
    );
    expect(refused.status).toBe(404);
    expect((await world.call('trips.get', { id: trip }, asked())).body.bookings).toEqual([]);
  });

  it('tells when a file cannot be read', async () => {
    const answer = await world.call(
      'book.imports.preview',
      { file_name: 'noise.pkpass', content_base64: 'AAECAwQ=' },
      asked(),
    );
    expect([answer.status, answer.body.drafts, answer.body.notes]).toEqual([200, [], [expect.any(String)]]);
  });
});
