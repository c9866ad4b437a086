import { MAX_REMINDER_COUNT, REMINDER_TIMES } from '@wayline/core/areas/trip/reminders/reminder-timing';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const SPANS = [
  ['1900-01-01', '2199-12-31'],
  ['2199-12-31', '1900-01-01'],
  ['1999-12-31', '2000-01-01'],
  ['2199-12-25', '2199-12-31'],
  ['2031-01-01', '2099-12-31'],
] as const;

describe('days at the ends of the calendar', () => {
  it.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    '%s is refused at its field',
    async (start_date) => {
      const refused = await world.call('trips.create', { trip_name: 'Never', start_date }, { as: world.people.owner });
      expect([refused.status, refused.body.error?.issues]).toEqual([
        400,
        [expect.objectContaining({ path: 'start_date' })],
      ]);
    },
  );

  it.each(SPANS)('a stay, a flight and a trip from %s to %s break no page', async (first, last) => {
    const asked = { as: world.people.owner };
    const dated = first <= last ? { start_date: first, end_date: last } : {};
    const { trip } = (await world.call('trips.create', { trip_name: 'Long', ...dated }, asked)).body;
    const at = { trip_id: trip.id };
    const statuses: Record<string, number> = {};
    const note = (call: string, { status }: { status: number }) => {
      statuses[call] = Math.max(statuses[call] ?? 0, status);
    };
    const parts = {
      Accommodation: { accommodation: { checkin_date: first, checkout_date: last } },
      Flights: {
        destinations: [
          {
            from: { name: 'A' },
            to: { name: 'B' },
            start_date: first,
            start_time: '23:59',
            end_date: last,
            end_time: '00:01',
          },
        ],
      },
      Other: { general_booking: { start_date: first, end_date: last } },
      Cruise: {
        cruise_days: [
          { day: 1, date: first },
          { day: 2, date: last },
        ],
      },
    } as const;
    for (const [booking_type, part] of Object.entries(parts)) {
      const made = await world.send<{ booking?: { id: string } }>(
        'book.bookings.create',
        { ...at, booking_type, title: booking_type, ...part },
        asked,
      );
      note('create', made);
      for (const timing of REMINDER_TIMES) {
        const booking_id = made.body.booking?.id ?? '';
        note(
          'remind',
          await world.send(
            'messaging.reminders',
            {
              ...at,
              booking_id,
              timing,
              count: MAX_REMINDER_COUNT,
              date: first,
              to: ['a@wayline.test'],
              timezone: 'Pacific/Auckland',
            },
            asked,
          ),
        );
      }
    }
    note('get', await world.call('trips.get', { id: trip.id }, asked));
    note('days', await world.call('book.trip-bookings.get', at, asked));
    const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Long' }, asked)).body;
    note('itinerary', await world.call('trips.ti.get', { tripId: trip.id, tiId: itinerary.id }, asked));
    note(
      'publish',
      await world.call('trips.itinerary.publish', { tripId: trip.id, tiId: itinerary.id, version: 1 }, asked),
    );
    note('share', await world.call('trips.itinerary.share', { tripId: trip.id, tiId: itinerary.id }, asked));
    const broken = Object.entries(statuses).filter(([, status]) => status >= 500);
    expect(broken).toEqual([]);
  });
});
