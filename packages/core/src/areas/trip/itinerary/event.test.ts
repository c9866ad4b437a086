import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DayEventId, TripId } from '../../../base/ids';
import { assembleDays } from './assemble-days';
import { booking } from './bookings.fixture';
import { type DayEvent, eventSeconds, readDayEvent } from './event';
import { orderedDay } from './ordered-day';
import { toPublished } from './publish';
import { italyInput } from './published.fixture';

let n = 0;
const event = (more: Partial<DayEvent> = {}): DayEvent => ({
  id: DayEventId.parse(`dev_${String(n++).padStart(26, '0')}`),
  trip_id: TripId.parse(`trp_${'0'.repeat(26)}`),
  event_title: 'Meet your guide',
  startDate: '2027-03-21',
  startTime: '',
  places: [],
  note: '',
  created_at: '2027-01-01T00:00:00.000Z',
  updated_at: '2027-01-01T00:00:00.000Z',
  version: 1,
  ...more,
});
const dinner = (start_time?: string) =>
  booking('Dining', { title: 'Dinner', general_booking: { start_date: '2027-03-21', start_time } });
const titles = (day: Parameters<typeof orderedDay>[0] | undefined) =>
  day && orderedDay(day).map((line) => (line.kind === 'event' ? line.event.event_title : line.entry.title));

describe('events', () => {
  it('R-TRIP-074 have event_title, startTime, startDay, startDate and places', () => {
    const places = [{ name: 'Fountain', source: 'manual' }];
    expect(readDayEvent(event({ startTime: '09:30', places }), '2027-03-20')).toMatchObject({
      event_title: 'Meet your guide',
      startTime: '09:30',
      startDay: 2,
      startDate: '2027-03-21',
      places,
    });
    expect(readDayEvent(event(), undefined)).not.toHaveProperty('startDay');
  });
  it('R-TRIP-021 are sorted like bookings, at 11:59 PM without a time', () => {
    expect(eventSeconds({ startTime: '' })).toBe((23 * 60 + 59) * 60);
    expect(eventSeconds({ startTime: '09:30' })).toBe(9.5 * 3600);
    const events = [event({ event_title: 'late' }), event({ event_title: 'early', startTime: '08:00' })];
    expect(titles(assembleDays({ bookings: [], events }).days[0])).toEqual(['early', 'late']);
  });
  it('R-TRIP-022 share one order with the bookings of their day', () => {
    const events = [event({ event_title: 'early', startTime: '08:00' }), event({ event_title: 'late' })];
    const { days } = assembleDays({ bookings: [dinner('19:00')], events });
    expect(titles(days[0])).toEqual(['early', 'Dinner', 'late']);
  });
  it('make days of their own, before and after the trip too, and none is lost or doubled', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((d) => `2027-03-${d}`);
    fc.assert(
      fc.property(fc.array(day, { maxLength: 20 }), (dates) => {
        const events = dates.map((startDate) => event({ startDate }));
        const { days } = assembleDays({ start_date: '2027-03-15', end_date: '2027-03-20', bookings: [], events });
        expect(
          days
            .flatMap((d) => d.events ?? [])
            .map((e) => e.id)
            .sort(),
        ).toEqual(events.map((e) => e.id).sort());
        for (const d of days) for (const e of d.events ?? []) expect(e.startDate).toBe(d.date);
      }),
    );
  });
  it('are published among the bookings, with place and note, and can be answered to by nobody', () => {
    const input = italyInput({ ask_answers: true }, [dinner('19:00')]);
    const events = [
      event({ startTime: '09:30', places: [{ name: 'Fountain', source: 'manual' }], note: 'Bring water' }),
    ];
    const { days } = toPublished({
      ...input,
      ...assembleDays({ start_date: '2027-03-20', end_date: '2027-03-22', bookings: input.bookings, events }),
    });
    const day = days.find(({ date }) => date === '2027-03-21');
    expect(day?.entries.map(({ kind }) => kind)).toEqual(['event', 'item']);
    expect(day?.entries[0]).toMatchObject({ title: 'Meet your guide', time: '09:30', note: 'Bring water' });
    expect(day?.entries[0]?.place?.name).toBe('Fountain');
    expect(day?.entries[0]).not.toHaveProperty('answerable');
  });
});
