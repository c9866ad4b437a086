import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/days';
import { Booking, BookingDraft } from './booking';
import { bookingIssues, isArrivalBeforeDeparture, LEG_REVERSED, newIssues, SPAN_REVERSED } from './booking-issues';

const at = (name: string, timezone?: string) => ({ name, source: 'manual', ...(timezone && { timezone }) });
const leg = (parts: object, zones: [string?, string?] = []) => ({
  from: at('A', zones[0]),
  to: at('B', zones[1]),
  start_date: '2031-05-02',
  ...parts,
});

describe('a leg that arrives before it leaves', () => {
  it('is told by the clocks of both ends', () => {
    const west = leg({ start_time: '10:00', end_time: '09:30' }, ['Asia/Tokyo', 'America/Los_Angeles']);
    const east = leg({ start_time: '10:00', end_time: '11:00' }, ['America/New_York', 'Europe/London']);
    expect([isArrivalBeforeDeparture(west), isArrivalBeforeDeparture(east)]).toEqual([false, true]);
  });
  it('is not told without both zones, but by days', () => {
    expect(isArrivalBeforeDeparture(leg({ start_time: '10:00', end_time: '09:30' }))).toBe(false);
    expect(isArrivalBeforeDeparture(leg({ end_date: '2031-05-01' }))).toBe(false);
    expect(isArrivalBeforeDeparture(leg({ end_date: '2031-04-30' }))).toBe(true);
  });
  it('never is one that takes no time or more, whatever the zones', () => {
    const zone = fc.constantFrom('Asia/Tokyo', 'Europe/Paris', 'America/Denver', 'Pacific/Auckland');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), zone, (days, timezone) => {
        const times = { start_time: '10:00', end_date: addDays('2031-05-02', days), end_time: '10:00' };
        expect(isArrivalBeforeDeparture(leg(times, [timezone, timezone]))).toBe(false);
      }),
    );
  });
});

describe('what is refused of a booking', () => {
  it('names the field and says why', () => {
    expect(
      bookingIssues({
        destinations: [leg({}), leg({ end_date: '2031-04-01' })],
        general_booking: { start_date: '2031-05-02', start_time: '20:00', end_time: '19:00' },
      }),
    ).toEqual([
      { path: 'destinations.1.end_date', message: LEG_REVERSED },
      { path: 'general_booking.end_date', message: SPAN_REVERSED },
    ]);
  });
  it('are cruise days out of order and ports left before the ship arrives', () => {
    const paths = bookingIssues({
      cruise_days: [
        { day: 1, date: '2031-05-02', arrival_time: '18:00', departure_time: '08:00' },
        { day: 2, date: '2031-05-01' },
        { day: 3, date: '2031-05-04', arrival_time: '18:00', departure_time: '08:00' },
      ],
    }).map(({ path }) => path);
    expect(paths).toEqual(['cruise_days.1.date', 'cruise_days.2.departure_time']);
  });
  it('is not what was so before the change', () => {
    const wrong = { destinations: [leg({ end_date: '2031-04-01' })] };
    expect(newIssues(wrong, wrong)).toEqual([]);
    expect(newIssues({}, wrong)).toHaveLength(1);
  });
});

describe('the fields of a booking', () => {
  const draft = { booking_type: 'Accommodation', title: 'Hotel' } as const;
  it('refuse a check-out before the check-in with a sentence', () => {
    const accommodation = { checkin_date: '2031-05-04', checkout_date: '2031-05-02' };
    expect(BookingDraft.safeParse({ ...draft, accommodation }).error?.issues[0]).toMatchObject({
      path: ['accommodation', 'checkout_date'],
      message: 'Check-out must be after check-in. Pick a later date.',
    });
  });
  it('R-TRIP-128 take 0000-00-00 and an empty text as no day, and refuse a day that does not exist', () => {
    const days = { payment_due_date: '0000-00-00', option_expires_on: '', cancellation_deadline: '2031-02-28' };
    expect(BookingDraft.parse({ ...draft, ...days })).toMatchObject({ cancellation_deadline: '2031-02-28' });
    expect(BookingDraft.parse({ ...draft, ...days }).payment_due_date).toBeUndefined();
    expect(BookingDraft.safeParse({ ...draft, payment_due_date: '2031-02-30' }).success).toBe(false);
  });
  it.each([
    ['names of 300 letters', 'x'.repeat(300)],
    ['emoji', 'Villa 🏖️👩‍👩‍👧‍👦'],
    ['right-to-left text', 'מלון הים האדום'],
  ])('take %s', (_what, title) => {
    expect(BookingDraft.parse({ ...draft, title, tags: [title.slice(0, 60)] }).title).toBe(title);
  });
  it('R-TRIP-090 R-TRIP-091 take a place with all that is known of it, by hand unless it says otherwise', () => {
    const place = {
      name: 'Palazzo Miramare',
      formatted_address: 'Via del Mare 1, Amalfi',
      address: 'Via del Mare 1',
      phone_no: '+39 089 555 0100',
      url: 'https://miramare.test',
      venue_id: 'v-1',
      venue_source: 'foursquare',
    };
    expect(BookingDraft.parse({ ...draft, places: [place] }).places).toEqual([{ ...place, source: 'manual' }]);
  });
  it('are all optional in a booking of an earlier version', () => {
    const old = {
      ...draft,
      id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
      trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
      created_at: '2026-11-21T09:00:00.000Z',
      updated_at: '2026-11-21T09:00:00.000Z',
      version: 1,
    };
    expect(Booking.safeParse(old).success).toBe(true);
  });
});
