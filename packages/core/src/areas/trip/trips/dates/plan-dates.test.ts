import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../base/days';
import { idMaker, type ReminderId } from '../../../../base/ids';
import type { Booking } from '../../bookings/booking';
import { assembleDays } from '../../itinerary/assemble-days';
import { anyBooking, booking, place } from '../../itinerary/bookings.fixture';
import { DayEvent } from '../../itinerary/event';
import type { Reminder } from '../../reminders/reminder';
import { dueByBooking } from '../../reminders/reminder-follows';
import type { TripDates } from '../trip-dates';
import { changedBy, withLapses } from './apply-move';
import { DATE_MODES, DateMove, invertDateMove } from './date-move';
import { movedSince, outOfCalendar, unlike } from './date-move-changes';
import { planDates } from './plan-dates';
import { findScheduledSpan, rescheduleIfDaysChanged, scheduleOnDay, unscheduleBooking } from './unscheduled';

const NOW = '2026-04-20T12:00:00.000Z';
const TRIP = { start_date: '2026-05-01', end_date: '2026-05-09' };
const newId = idMaker(
  () => 1_780_000_000_000,
  (n) => new Uint8Array(n),
);

const dinner = booking('Dining', {
  title: 'Dinner',
  general_booking: { start_date: '2026-05-03', start_time: '20:00' },
});
const hotel = booking('Accommodation', {
  title: 'Hotel Luna',
  confirmation_id: 'HL1',
  accommodation: { checkin_date: '2026-05-01', checkout_date: '2026-05-09' },
  price_detail: { price_per_person: 'Total Price', total_price: 90_000, currency: 'EUR' },
});
const flight = booking('Flights', {
  title: 'Home',
  destinations: [
    {
      from: place('Naples', 'Europe/Rome'),
      to: place('New York', 'America/New_York'),
      start_date: '2026-05-09',
      end_date: '2026-05-09',
    },
  ],
});
const idea = booking('Other', { title: 'An idea' });

const reminderOf = ({ id, trip_id }: Booking, parts: Partial<Reminder> = {}): Reminder => ({
  id: newId('reminder'),
  trip_id,
  booking_id: id,
  user_id: newId('user'),
  timing: 'day before',
  due_at: NOW,
  timezone: 'Europe/Rome',
  to: ['guest@wayline.test'],
  message: '',
  status: 'waiting',
  created_at: NOW,
  version: 1,
  ...parts,
});
/** A waiting reminder, due as its booking says. */
const waitingFor = (b: Booking): Reminder => {
  const reminder = reminderOf(b);
  return { ...reminder, due_at: dueByBooking(reminder, b) };
};
const eventOn = (startDate: string, event_title = 'Meet the guide') =>
  DayEvent.parse({
    ...{ id: newId('day_event'), trip_id: newId('trip'), event_title, startDate },
    ...{ created_at: NOW, updated_at: NOW, version: 1 },
  });
const whole = (bookings: Booking[], reminders: Reminder[] = [], events: DayEvent[] = []) => ({
  trip: TRIP as TripDates,
  bookings,
  reminders,
  events,
});
const by = (days: number) => ({ start_date: addDays('2026-05-01', days), end_date: addDays('2026-05-09', days) });

describe('moving a trip', () => {
  it('R-TRIP-178 moves every booking by whole days and says from when to when, and what needs a call', () => {
    const plan = planDates(whole([dinner, hotel, flight, idea]), by(2), 'move_all', NOW);
    expect(plan.move).toMatchObject({ before: TRIP, after: by(2), days: 2 });
    expect(plan.moving).toEqual([
      { id: dinner.id, title: 'Dinner', from: '2026-05-03', to: '2026-05-05', call: false },
      { id: hotel.id, title: 'Hotel Luna', from: '2026-05-01', to: '2026-05-03', call: true },
      { id: flight.id, title: 'Home', from: '2026-05-09', to: '2026-05-11', call: false },
    ]);
    expect([plan.outside, plan.waiting]).toEqual([[], []]);
  });

  it('keeps prices, states and confirmations', () => {
    const { move } = planDates(whole([hotel]), by(2), 'move_all', NOW);
    const [moved] = changedBy(move, whole([hotel]), NOW).bookings;
    expect(moved?.after).toEqual({
      ...hotel,
      accommodation: { checkin_date: '2026-05-03', checkout_date: '2026-05-11' },
    });
  });

  it('tells what lies outside of a trip that also becomes shorter', () => {
    const shorter = { start_date: '2026-05-03', end_date: '2026-05-08' };
    const plan = planDates(whole([dinner, flight]), shorter, 'move_all', NOW);
    expect(plan.outside.map(({ title, to }) => [title, to])).toEqual([['Home', '2026-05-11']]);
  });

  it('counts from the first booking where the trip has no dates yet', () => {
    const open = { ...whole([dinner, hotel]), trip: {} };
    expect(planDates(open, by(0), 'move_all', NOW).move.days).toBe(0);
    expect(planDates(open, by(4), 'move_all', NOW).move.days).toBe(4);
  });

  it("lets only the trip's days change, and lists what then lies outside", () => {
    const plan = planDates(whole([dinner, hotel, flight]), by(2), 'days_only', NOW);
    expect([plan.moving, plan.move.bookings]).toEqual([[], []]);
    expect(plan.outside.map(({ title }) => title)).toEqual(['Hotel Luna']);
  });

  it('lets what lies outside wait without a day, with its days kept', () => {
    const held = whole([dinner, hotel], [waitingFor(hotel)]);
    const plan = planDates(held, by(2), 'tray_outside', NOW);
    expect(plan.waiting.map(({ title, from }) => [title, from])).toEqual([['Hotel Luna', '2026-05-01']]);
    const { bookings, reminders } = changedBy(plan.move, held, NOW);
    expect(bookings.map(({ after }) => after)).toEqual([{ ...hotel, unscheduled_from: '2026-05-01' }]);
    expect(reminders.map(({ after }) => after.status)).toEqual(['withdrawn']);
    const shown = assembleDays({ ...by(2), bookings: [dinner, ...bookings.map(({ after }) => after)] });
    expect(shown.unscheduled.map(({ id }) => id)).toEqual([hotel.id]);
  });

  it('R-TRIP-244 names the reminders on a date of their own that stay while their booking moves, and no others', () => {
    const due_at = '2026-04-28T07:00:00.000Z';
    const own = reminderOf(dinner, { timing: 'Custom Date', date: '2026-04-28', due_at });
    const done = reminderOf(dinner, { timing: 'Custom Date', date: '2026-04-28', due_at, status: 'sent' });
    const held = whole([dinner, hotel], [waitingFor(dinner), own, done]);
    for (const [mode, dates] of [
      ['move_all', by(1)],
      ['tray_outside', { start_date: '2026-05-05', end_date: '2026-05-09' }],
    ] as const) {
      const { stayingReminders, reminders } = planDates(held, dates, mode, NOW);
      expect(stayingReminders).toEqual([{ id: own.id, booking_id: dinner.id, from: '2026-04-28' }]);
      expect(reminders.map(({ id }) => id)).not.toContain(own.id);
    }
    expect(planDates(held, by(0), 'days_only', NOW).stayingReminders).toEqual([]);
  });

  it('R-TRIP-242 R-TRIP-243 moves reminders with their bookings and says which would have been due already', () => {
    const [soon, later] = [waitingFor(dinner), waitingFor(hotel)];
    const held = whole([dinner, hotel], [soon, later, reminderOf(dinner, { status: 'sent' })]);
    expect(planDates(held, by(1), 'move_all', NOW).reminders).toEqual([
      { id: soon.id, booking_id: dinner.id, from: '2026-05-02', to: '2026-05-03' },
      { id: later.id, booking_id: hotel.id, from: '2026-04-30', to: '2026-05-01' },
    ]);
    const early = planDates(held, by(-11), 'move_all', NOW);
    expect(early.reminders.find(({ id }) => id === later.id)?.to).toBeUndefined();
    expect(early.move.withdrawn).toEqual([later.id]);
  });
});

describe('the events of a trip that moves', () => {
  const [guide, party] = [eventOn('2026-05-02'), eventOn('2026-05-09', 'Farewell party')];
  const held = whole([dinner], [], [guide, party]);
  const ofPlan = (dates: TripDates, mode: (typeof DATE_MODES)[number], of = held) => {
    const { move, movingEvents, outsideEvents } = planDates(of, dates, mode, NOW);
    return { move, moves: movingEvents, outside: outsideEvents.map(({ title, from, to }) => [title, to ?? from]) };
  };

  it('R-TRIP-178 move along by whole days and are told of, hour, place and note kept', () => {
    const { move, moves, outside } = ofPlan(by(2), 'move_all');
    expect(moves).toEqual([
      { id: guide.id, title: 'Meet the guide', from: '2026-05-02', to: '2026-05-04' },
      { id: party.id, title: 'Farewell party', from: '2026-05-09', to: '2026-05-11' },
    ]);
    expect(outside).toEqual([]);
    expect(changedBy(move, held, NOW).events.map(({ after }) => after)).toEqual([
      { ...guide, startDate: '2026-05-04' },
      { ...party, startDate: '2026-05-11' },
    ]);
  });
  it('are told of where they fall outside of a trip that becomes shorter, and none is dropped', () => {
    const shorter = { start_date: '2026-05-03', end_date: '2026-05-08' };
    expect(ofPlan(shorter, 'move_all').outside).toEqual([['Farewell party', '2026-05-11']]);
    for (const mode of ['days_only', 'tray_outside'] as const) {
      const { move, moves, outside } = ofPlan(shorter, mode);
      expect([moves, changedBy(move, held, NOW).events]).toEqual([[], []]);
      expect(outside).toEqual([
        ['Meet the guide', '2026-05-02'],
        ['Farewell party', '2026-05-09'],
      ]);
    }
  });
  it('count from the first of bookings and events while the trip has no dates', () => {
    expect(ofPlan(by(3), 'move_all', { ...held, trip: {} }).move.days).toBe(2);
  });
  it('hold the way back up when one stands elsewhere by now, not when it was removed', () => {
    const { move } = ofPlan(by(2), 'move_all', whole([], [], [guide, party]));
    const on = (startDate: string) => ({ bookings: [], events: [{ ...guide, startDate }] });
    expect(movedSince(move, by(2), on('2026-05-04'))).toEqual([]);
    expect(movedSince(move, by(2), on('2026-05-06'))).toEqual(['Meet the guide']);
  });
  it('are named when they are not what somebody saw, or would leave the calendar', () => {
    const seen_events = [{ id: guide.id, version: 1 }];
    expect(unlike({ seen_events }, held)).toEqual(['Farewell party']);
    expect(unlike({ seen_events }, whole([], [], [{ ...guide, version: 2 }]))).toEqual(['Meet the guide']);
    expect(unlike({ seen_events }, whole([]))).toEqual(['a removed event']);
    expect(unlike({}, held)).toEqual([]);
    const far = ofPlan({ start_date: '2199-12-30', end_date: '2199-12-31' }, 'move_all');
    expect(outOfCalendar(far.move, { bookings: [], events: [guide, party] }, NOW)).toEqual(['Farewell party']);
  });
  it('stand in no move that was written down before they moved along', () => {
    const { events: _none, ...earlier } = ofPlan(by(2), 'move_all').move;
    expect(DateMove.parse(earlier).events).toEqual([]);
  });
});

describe('the tray', () => {
  it('gives a booking back on a day of choice, all of it', () => {
    const waits = unscheduleBooking(hotel);
    expect(waits).toEqual({ ...hotel, unscheduled_from: '2026-05-01' });
    expect(scheduleOnDay(waits, '2026-05-01')).toEqual(hotel);
    expect(scheduleOnDay(waits, '2026-06-01').accommodation).toEqual({
      checkin_date: '2026-06-01',
      checkout_date: '2026-06-09',
    });
    expect(unscheduleBooking(idea)).toEqual(idea);
  });

  it('is left by a booking that gets other days, not by one whose name changes', () => {
    const waits = unscheduleBooking(dinner);
    const renamed = rescheduleIfDaysChanged(waits, { ...waits, title: 'Supper' });
    expect(renamed.unscheduled_from).toBe('2026-05-03');
    const dated = rescheduleIfDaysChanged(waits, { ...waits, general_booking: { start_date: '2026-05-06' } });
    expect('unscheduled_from' in dated).toBe(false);
  });
});

const aBooking = fc
  .tuple(anyBooking, fc.boolean())
  .map(([made, waits]) =>
    waits ? unscheduleBooking({ ...made, id: newId('booking') }) : { ...made, id: newId('booking') },
  );
const someEvents = fc.array(
  fc.integer({ min: -20, max: 20 }).map((days) => eventOn(addDays('2026-05-01', days))),
  { maxLength: 6 },
);
const aWhole = fc.tuple(fc.array(aBooking, { maxLength: 12 }), someEvents).map(([bookings, events]) =>
  whole(
    bookings,
    bookings.map(waitingFor).filter((r) => r.due_at > NOW),
    events,
  ),
);
const after = (held: ReturnType<typeof whole>, move: DateMove) => {
  const changed = changedBy(move, held, NOW);
  const of = <T extends { id: string }>(all: readonly T[], moved: readonly { after: T }[]) =>
    all.map((one) => moved.find((m) => m.after.id === one.id)?.after ?? one);
  return {
    ...held,
    trip: move.after,
    bookings: of(held.bookings, changed.bookings),
    reminders: of(held.reminders, changed.reminders),
    events: of(held.events, changed.events),
  };
};

describe('any move of any trip', () => {
  it('taken back leaves everything as it was: days, legs with zones, cruises, nights, events, reminders', () => {
    const dates = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 20 }));
    fc.assert(
      fc.property(aWhole, dates, fc.constantFrom(...DATE_MODES), (held, [days, length], mode) => {
        const start_date = addDays('2026-05-01', days);
        const { move } = planDates(held, { start_date, end_date: addDays(start_date, length) }, mode, NOW);
        const moved = after(held, move);
        const back = withLapses(invertDateMove(move), moved, NOW);
        expect(after(moved, back)).toEqual(held);
        expect(invertDateMove(invertDateMove(move))).toEqual(move);
      }),
    );
  });

  it('loses no booking and no event, and keeps how they stand to each other', () => {
    fc.assert(
      fc.property(aWhole, fc.integer({ min: -60, max: 60 }), (held, days) => {
        const { move } = planDates(held, by(days), 'move_all', NOW);
        const moved = after(held, move);
        expect(moved.bookings.map(({ id }) => id)).toEqual(held.bookings.map(({ id }) => id));
        const moves = (event: DayEvent) => ({ ...event, startDate: addDays(event.startDate, move.days) });
        expect(moved.events).toEqual(held.events.map(moves));
        for (const [i, b] of moved.bookings.entries()) {
          const was = findScheduledSpan(held.bookings[i] as Booking);
          const is = findScheduledSpan(b);
          expect(is && { ...is, first: addDays(is.first, -days), last: addDays(is.last, -days) }).toEqual(was);
        }
      }),
    );
  });

  it('withdraws only reminders that it names', () => {
    fc.assert(
      fc.property(aWhole, fc.integer({ min: -60, max: 60 }), fc.constantFrom(...DATE_MODES), (held, days, mode) => {
        const { move } = planDates(held, by(days), mode, NOW);
        const gone = after(held, move).reminders.filter((r) => r.status === 'withdrawn');
        expect(gone.map((r): ReminderId => r.id)).toEqual(move.withdrawn);
      }),
    );
  });
});
