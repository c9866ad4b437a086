import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assembleDays, groupByCategory, MOST_DAYS } from './assemble-days';
import { bookingEntries } from './booking-entries';
import { anyBooking, booking, place } from './bookings.fixture';

const trip = { start_date: '2026-05-01', end_date: '2026-05-05' };
const at = (title: string, start_date: string, start_time?: string) =>
  booking('Activity', { title, general_booking: { start_date, start_time } });
const titles = (bookings: Parameters<typeof assembleDays>[0]['bookings'], date = '2026-05-02') =>
  assembleDays({ ...trip, bookings })
    .days.find((day) => day.date === date)
    ?.entries.map((e) => e.title);
const bookings = fc.array(anyBooking, { maxLength: 12 });
const anyTrip = fc.constantFrom(
  {},
  trip,
  { start_date: '2026-05-10' },
  { end_date: '2026-05-03' },
  { start_date: '2026-05-20', end_date: '2026-05-02' },
);
afterEach(() => vi.unstubAllEnvs());

describe('day assembly', () => {
  it('R-TRIP-019 sorts a day by time of day', () => {
    expect(titles([at('late', '2026-05-02', '21:00'), at('early', '2026-05-02', '08:05')])).toEqual(['early', 'late']);
  });
  it('R-TRIP-020 puts what has no time at 11:59 PM, and shows none', () => {
    const dayOf = [at('open', '2026-05-02'), at('night', '2026-05-02', '23:30')];
    expect(titles(dayOf)).toEqual(['night', 'open']);
    const [, day] = assembleDays({ ...trip, bookings: dayOf }).days;
    expect(day?.entries[1]).toMatchObject({ sec_time: 86_340, time: undefined });
  });
  it('R-TRIP-021 sorts the events of a cruise like bookings', () => {
    const cruise_days = [
      { day: 2, date: '2026-05-02', port: place('Nassau'), arrival_time: '09:00' },
      { day: 3, date: '2026-05-03' },
    ];
    const { days } = assembleDays({ ...trip, bookings: [booking('Cruise', { cruise_days })] });
    expect(days[1]?.entries.map((e) => [e.kind, e.sec_time])).toEqual([
      ['arrival', 32_400],
      ['departure', 86_340],
    ]);
  });
  it('R-TRIP-022 gives bookings and events one order', () => {
    const cruise_days = [
      { day: 2, date: '2026-05-02', port: place('Nassau'), arrival_time: '09:00', departure_time: '18:00' },
      { day: 3, date: '2026-05-03' },
    ];
    const all = [at('lunch', '2026-05-02', '12:00'), booking('Cruise', { title: 'ship', cruise_days })];
    expect(titles(all)).toEqual(['ship', 'lunch', 'ship']);
  });
  it('R-TRIP-023 puts the overnight of a stay last', () => {
    const accommodation = { checkin_date: '2026-05-01', checkout_date: '2026-05-03' };
    expect(titles([booking('Accommodation', { title: 'hotel', accommodation }), at('open', '2026-05-02')])).toEqual([
      'open',
      'hotel',
    ]);
  });
  const hotel = (checkout_time?: string, names: string[] = []) =>
    booking('Accommodation', {
      title: 'hotel',
      places: [place('Hotel Luna')],
      guest_names: names,
      accommodation: { checkin_date: '2026-05-01', checkout_date: '2026-05-02', checkout_time },
    });
  const drive = (title: string, start_time: string, from: string, to: string, names: string[] = []) =>
    booking('Transportation', {
      title,
      guest_names: names,
      transportations: [{ from: place(from), to: place(to), start_date: '2026-05-02', start_time }],
    });
  it.each(['12:00', undefined])('checks out before what leaves the hotel earlier, by %s', (checkout_time) => {
    const breakfast = at('breakfast', '2026-05-02', '08:00');
    const transfer = drive('transfer', '11:30', 'Hotel Luna', 'The port');
    expect(titles([hotel(checkout_time), breakfast, transfer])).toEqual(['breakfast', 'hotel', 'transfer']);
  });
  it('checks out at its hour where nothing leaves before it, and after a way there and back', () => {
    const late = drive('transfer', '14:00', 'Hotel Luna', 'The port');
    expect(titles([hotel('12:00'), at('lunch', '2026-05-02', '13:00'), late])).toEqual(['hotel', 'lunch', 'transfer']);
    const ways = [
      drive('out', '08:00', 'hotel luna', 'The museum'),
      drive('back', '10:00', 'The museum', 'hotel luna'),
      drive('transfer', '11:00', 'The door', 'The port'),
    ];
    expect(titles([hotel('12:00'), ...ways])).toEqual(['out', 'back', 'hotel', 'transfer']);
  });
  it('leaves a check-out where it is when other travelers leave', () => {
    const others = drive('transfer', '09:00', 'Hotel Luna', 'The port', ['Ada']);
    expect(titles([hotel('12:00', ['Mina']), others])).toEqual(['transfer', 'hotel']);
  });
  it('brings a rental back before the flight that leaves earlier, and not before another drive', () => {
    const car = booking('Transportation', {
      title: 'car',
      sub_type: 'Car Rental',
      transportations: [
        { from: place('Rome'), to: place('Pisa'), start_date: '2026-05-01', end_date: '2026-05-02', end_time: '18:00' },
      ],
    });
    const flight = booking('Flights', {
      title: 'flight',
      destinations: [{ from: place('PSA'), to: place('LHR'), start_date: '2026-05-02', start_time: '12:00' }],
    });
    const ferry = drive('ferry', '09:00', 'Elba', 'Piombino');
    expect(titles([car, flight, ferry])).toEqual(['ferry', 'car', 'flight']);
    expect(titles([car, ferry])).toEqual(['ferry', 'car']);
  });
  it('keeps the order of creation where times are equal', () => {
    const [first, second] = [at('first', '2026-05-02', '10:00'), at('second', '2026-05-02', '10:00')];
    expect(titles([second, first])).toEqual(['first', 'second']);
    expect(titles([{ ...first, created_at: '2026-02-01T00:00:00.000Z' }, second])).toEqual(['second', 'first']);
  });
  it('writes out every day of the trip, numbered', () => {
    const { days } = assembleDays({ ...trip, bookings: [] });
    expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    expect(days.every(({ entries, outside }) => entries.length === 0 && outside === undefined)).toBe(true);
  });
  it('adds the days of bookings outside of the trip, marked, and no empty ones between', () => {
    const { days } = assembleDays({ ...trip, bookings: [at('before', '2026-04-28'), at('after', '2027-01-01')] });
    expect(days.map(({ date, day, outside }) => [date, day, outside])).toEqual([
      ['2026-04-28', -2, 'before'],
      ['2026-05-01', 1, undefined],
      ['2026-05-02', 2, undefined],
      ['2026-05-03', 3, undefined],
      ['2026-05-04', 4, undefined],
      ['2026-05-05', 5, undefined],
      ['2027-01-01', 246, 'after'],
    ]);
  });
  it('takes the span of the bookings when the trip has no dates', () => {
    const { days } = assembleDays({ bookings: [at('b', '2026-05-04'), at('a', '2026-05-02')] });
    expect(days.map(({ date, day }) => [date, day])).toEqual([
      ['2026-05-02', 1],
      ['2026-05-03', 2],
      ['2026-05-04', 3],
    ]);
    expect(assembleDays({ bookings: [] })).toEqual({ days: [], unscheduled: [] });
  });
  it('keeps what has no usable day aside', () => {
    const open = booking('Other');
    const broken = booking('Dining', { general_booking: { start_date: '0000-00-00' } });
    expect(assembleDays({ ...trip, bookings: [open, broken] }).unscheduled).toEqual([open, broken]);
  });
  it('shows only the days with entries of a trip of years', () => {
    const { days } = assembleDays({
      start_date: '2026-05-01',
      end_date: '2126-05-01',
      bookings: [at('a', '2026-06-01')],
    });
    expect(days.map(({ date }) => date)).toEqual(['2026-06-01']);
    expect(assembleDays({ start_date: '2026-01-01', end_date: '2027-02-04', bookings: [] }).days).toHaveLength(
      MOST_DAYS,
    );
  });
  it('loses no booking and no entry', () => {
    fc.assert(
      fc.property(anyTrip, bookings, (dates, list) => {
        const { days, unscheduled } = assembleDays({ ...dates, bookings: list });
        const shown = days.flatMap((day) => day.entries.map((e) => e.booking_id));
        expect(new Set([...shown, ...unscheduled.map((b) => b.id)])).toEqual(new Set(list.map((b) => b.id)));
        expect(shown).toHaveLength(list.flatMap((b) => bookingEntries(b)).length);
        expect(days.every((day, i) => i === 0 || day.date > (days[i - 1]?.date ?? ''))).toBe(true);
        for (const { entries } of days)
          expect(entries.map((e) => e.sec_time)).toEqual(entries.map((e) => e.sec_time).sort((a, b) => a - b));
      }),
    );
  });
  it('is the same for every order of the bookings, and changes none of them', () => {
    const shuffled = bookings.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(anyTrip, shuffled, (dates, [list, mixed]) => {
        const before = structuredClone(list);
        expect(assembleDays({ ...dates, bookings: mixed })).toEqual(assembleDays({ ...dates, bookings: list }));
        expect(list).toEqual(before);
      }),
    );
  });
  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'])(
    'reads the same on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const { days } = assembleDays({
        start_date: '2026-03-28',
        end_date: '2026-03-30',
        bookings: [at('tea', '2026-03-29', '02:30')],
      });
      expect(days.map(({ date, entries }) => [date, entries.length])).toEqual([
        ['2026-03-28', 0],
        ['2026-03-29', 1],
        ['2026-03-30', 0],
      ]);
    },
  );
});

describe('category view', () => {
  it('groups by kind in the order of the pickers, each by start', () => {
    const dinner = booking('Dining', { general_booking: { start_date: '2026-05-02', start_time: '19:00' } });
    const lunch = booking('Dining', { general_booking: { start_date: '2026-05-02', start_time: '12:00' } });
    const open = booking('Dining');
    const flight = booking('Flights');
    expect(groupByCategory([open, dinner, lunch, flight])).toEqual([
      { category: 'Flights', bookings: [flight] },
      { category: 'Dining', bookings: [lunch, dinner, open] },
    ]);
  });
  it('loses no booking', () => {
    fc.assert(
      fc.property(bookings, (list) => groupByCategory(list).flatMap((group) => group.bookings).length === list.length),
    );
  });
});
