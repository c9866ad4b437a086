import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { MESSAGES } from '@wayline/core/base/messages';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let trip: Awaited<ReturnType<typeof newTrip>>;
const asked = () => ({ as: world.people.advisor });
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip.id;
beforeAll(async () => {
  world = await startWorld();
  trip = await newTrip();
});
afterAll(() => world.stop());

const legs = (changes: object) => [
  {
    from: { name: 'Oslo', timezone: 'Europe/Oslo' },
    to: { name: 'Naples', timezone: 'Europe/Rome' },
    start_date: '2031-05-01',
    start_time: '09:10',
    end_date: '2031-05-01',
    end_time: '12:40',
    ...changes,
  },
];
const stay = (accommodation: object) => ({ booking_type: 'Accommodation', accommodation });
const dinner = (general_booking: object) => ({ booking_type: 'Dining', general_booking });
const priced = (price: object) => ({
  ...dinner({ start_date: '2031-05-01' }),
  price_detail: { price_per_person: 'Total Price', total_price: 10_000, currency: 'EUR', ...price },
});

const YEARS = 'Choose a day between the years 1900 and 2199.';
const DATE = expect.stringMatching(/date/i);
/** What an advisor may send by a slip, at which field it is refused, and with which sentence. */
const SLIPS: [what: string, draft: object, path: string, message: unknown][] = [
  ['R-TRIP-128 a day that no month has', dinner({ start_date: '2031-02-30' }), 'general_booking.start_date', DATE],
  [
    'R-TRIP-128 the day 0000-00-00 where a day has to be',
    dinner({ start_date: '0000-00-00' }),
    'general_booking.start_date',
    DATE,
  ],
  ['R-TRIP-128 a day in words', dinner({ start_date: 'Invalid date' }), 'general_booking.start_date', DATE],
  ['a day before anybody was born', dinner({ start_date: '0203-05-01' }), 'general_booking.start_date', YEARS],
  [
    'a check-out before the check-in',
    stay({ checkin_date: '2031-05-04', checkout_date: '2031-05-02' }),
    'accommodation.checkout_date',
    'Check-out must be after check-in. Pick a later date.',
  ],
  [
    'a check-out on the day of the check-in',
    stay({ checkin_date: '2031-05-04', checkout_date: '2031-05-04' }),
    'accommodation.checkout_date',
    'Check-out must be after check-in. Pick a later date.',
  ],
  [
    'R-TRIP-025 a flight that lands before it leaves, by the clocks of both ends',
    { booking_type: 'Flights', destinations: legs({ end_time: '09:00' }) },
    'destinations.0.end_date',
    'This leg arrives before it departs. Check the dates and times.',
  ],
  [
    'R-TRIP-025 a train that arrives days before it leaves',
    { booking_type: 'Rail', transportations: legs({ end_date: '2031-04-28' }) },
    'transportations.0.end_date',
    'This leg arrives before it departs. Check the dates and times.',
  ],
  [
    'a dinner that ends before it begins',
    dinner({ start_date: '2031-05-01', start_time: '20:00', end_time: '19:00' }),
    'general_booking.end_date',
    'That end is before the start. Pick a later one.',
  ],
  [
    'a time of 25 hours',
    dinner({ start_date: '2031-05-01', start_time: '25:00' }),
    'general_booking.start_time',
    'Enter the time like 14:05.',
  ],
  [
    'a currency of two letters',
    priced({ currency: 'EU' }),
    'price_detail.currency',
    'Use a three-letter currency code, such as USD.',
  ],
  [
    'a currency in small letters',
    priced({ currency: 'eur' }),
    'price_detail.currency',
    'Use a three-letter currency code, such as USD.',
  ],
  [
    'R-TRIP-134 a rate of letters',
    priced({ exchange_rate: 'abc' }),
    'price_detail.exchange_rate',
    MESSAGES['exchange_rate.invalid'],
  ],
  [
    'R-TRIP-135 a rate left blank',
    priced({ exchange_rate: '' }),
    'price_detail.exchange_rate',
    MESSAGES['exchange_rate.invalid'],
  ],
  [
    'R-TRIP-136 a rate with a letter in it',
    priced({ exchange_rate: '1.0e5' }),
    'price_detail.exchange_rate',
    MESSAGES['exchange_rate.invalid'],
  ],
  ['a title of blanks', { ...dinner({ start_date: '2031-05-01' }), title: '   ' }, 'title', 'Please enter a name.'],
  [
    'a title of 301 letters',
    { ...dinner({ start_date: '2031-05-01' }), title: 'x'.repeat(301) },
    'title',
    'At most 300 characters.',
  ],
];
type Issue = { path: string; message: string };
const kept = async () => (await world.call('trips.get', { id: trip }, asked())).body;

describe('a slip in a booking', () => {
  it.each(SLIPS)(
    '%s is refused at its field with a sentence, and nothing is written',
    async (_what, draft, path, message) => {
      const before = await kept();
      const refused = await world.send('book.bookings.create', { trip_id: trip, title: 'Slip', ...draft }, asked());
      expect([refused.status, refused.body.error?.code]).toEqual([400, 'request.invalid']);
      expect(refused.body.error?.issues as Issue[]).toContainEqual(expect.objectContaining({ path, message }));
      expect(await kept()).toEqual(before);
    },
  );
  it.each(SLIPS)('%s in a change leaves the booking as it was', async (_what, draft, path, message) => {
    const { booking_type, ...changes } = { title: 'Kept', ...draft } as {
      booking_type: Booking['booking_type'];
      title: string;
    };
    const good = {
      trip_id: trip,
      booking_type,
      title: 'Kept',
      client_note: 'Please ring twice.',
      ...(booking_type === 'Accommodation' && {
        accommodation: { checkin_date: '2031-05-01', checkout_date: '2031-05-02' },
      }),
      ...(booking_type === 'Dining' && { general_booking: { start_date: '2031-05-01' } }),
    };
    const { booking } = (await world.call('book.bookings.create', good, asked())).body;
    const target = { id: booking.id, trip_id: trip, version: booking.version };
    const refused = await world.send('book.bookings.update', { ...target, ...changes }, asked());
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'request.invalid']);
    expect(refused.body.error?.issues as Issue[]).toContainEqual(expect.objectContaining({ path, message }));
    expect((await kept()).bookings.find((b) => b.id === booking.id)).toEqual(booking);
  });
});

describe('what only looks like a slip', () => {
  it.each([
    ['300 letters', 'Ω'.repeat(300)],
    ['emoji of several parts', 'Family 👨‍👩‍👧‍👦 day 🏖️ 🇮🇹'],
    ['Hebrew and Arabic', 'ארוחת ערב عشاء'],
    ['right-to-left with numbers', 'غرفة 12 (مطلة)'],
    ['marks that combine', 'Zoe\u0308 n\u0303'],
  ])(
    'a title of %s is kept letter by letter, on the booking, in the lists and for the client',
    async (_what, title) => {
      const own = await newTrip();
      const draft = {
        trip_id: own,
        booking_type: 'Dining' as const,
        title,
        general_booking: { start_date: '2031-05-01' },
      };
      const { booking } = (await world.call('book.bookings.create', draft, asked())).body;
      expect(booking.title).toBe(title);
      const { bookings } = (await world.call('trips.get', { id: own }, asked())).body;
      expect(bookings.map((b) => b.title)).toEqual([title]);
      const days = (await world.call('book.trip-bookings.get', { trip_id: own }, asked())).body;
      expect(days.bookings_by_categories.flatMap((c) => c.bookings.map((b) => b.title))).toEqual([title]);
    },
  );
  it('R-TRIP-131 a day that need not be, sent as 0000-00-00, is none', async () => {
    const draft = {
      ...priced({}),
      trip_id: trip,
      title: 'Open',
      payment_due_date: '0000-00-00',
      booking_type: 'Dining' as const,
    };
    const { booking } = (await world.call('book.bookings.create', draft as never, asked())).body;
    expect(booking.payment_due_date).toBeUndefined();
  });
  it('R-TRIP-025 a flight over the date line lands the day before it leaves', async () => {
    const over = legs({
      from: { name: 'Tokyo', timezone: 'Asia/Tokyo' },
      to: { name: 'Honolulu', timezone: 'Pacific/Honolulu' },
      start_time: '00:30',
      end_date: '2031-04-30',
      end_time: '12:45',
    });
    const draft = { trip_id: trip, booking_type: 'Flights' as const, title: 'Over the line', destinations: over };
    expect((await world.call('book.bookings.create', draft, asked())).status).toBe(200);
  });
});
