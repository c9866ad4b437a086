import { describe, expect, it } from 'vitest';
import { booking } from '../itinerary/bookings.fixture';
import { moveToDay } from '../itinerary/shift-booking';
import { bookingAudit } from './booking-audit.fixture';
import { describeHistoryEntry } from './describe-history-entry';
import { getHistoryKind } from './history-kinds';
import { changeWords } from './history-words';

const WHO = 'Adrian Moss';
const dinner = booking('Dining', {
  title: 'Dinner at Da Rosalia',
  general_booking: { start_date: '2031-05-03', start_time: '20:00' },
});
const changed = (after: typeof dinner) => ({ action: 'booking.changed', ...bookingAudit(after, dinner) });
const days = { before: { start_date: '2031-05-01' }, after: { start_date: '2031-05-03' } };
const moved = (move: object) => ({
  action: 'trip.dates_moved',
  changes: { move: { ...days, days: 0, bookings: [], withdrawn: [], woken: [], ...move } },
});

describe('a sentence of the history', () => {
  it('says who moved what from which day to which', () => {
    const row = changed(moveToDay(dinner, '2031-05-03', '2031-05-04'));
    expect(describeHistoryEntry(row, WHO)).toBe('Adrian Moss moved Dinner at Da Rosalia from May 3 to May 4');
    expect(row.diff?.map((change) => changeWords(change))).toEqual(['General booking: May 3, 2031 → May 4, 2031']);
  });
  it('names what a change tells the name of', () => {
    const said = (action: string, changes: Record<string, unknown>) => describeHistoryEntry({ action, changes }, WHO);
    expect(said('package.added', { package: 'pkg_1', name: 'All in' })).toBe('Adrian Moss created the package All in');
    expect(said('event.deleted', { event_title: 'Regatta' })).toBe('Adrian Moss removed the event Regatta');
    expect(said('package.changed', { markup_pct: '5' })).toBe('Adrian Moss changed a package');
  });
  it('names the year where it is another one', () => {
    expect(describeHistoryEntry(changed(moveToDay(dinner, '2031-05-03', '2032-01-02')), WHO)).toBe(
      'Adrian Moss moved Dinner at Da Rosalia from May 3, 2031 to January 2, 2032',
    );
  });
  it('names the fields of any other change, and what they were', () => {
    const row = changed({ ...dinner, note: 'Ask for the terrace', traveler_names: ['Mina', 'Jo'] });
    expect(describeHistoryEntry(row, WHO)).toBe('Adrian Moss changed note and traveler names of Dinner at Da Rosalia');
    expect(row.diff?.map((change) => changeWords(change))).toEqual([
      'Note: empty → Ask for the terrace',
      'Traveler names: empty → Mina, Jo',
    ]);
  });
  it('tells of a trip that was moved, by how much and with how many bookings', () => {
    const places = [{ id: dinner.id, title: 'Dinner', from: '2031-05-03', to: '2031-05-05' }];
    expect(describeHistoryEntry(moved({ days: 2, bookings: places }), WHO)).toBe(
      'Adrian Moss moved the trip 2 days later, with 1 booking',
    );
    expect(describeHistoryEntry(moved({}), WHO)).toBe(
      'Adrian Moss changed the trip dates from May 1, 2031 – open to May 3, 2031 – open',
    );
    expect(describeHistoryEntry(moved({ bookings: [{ ...places[0], to: undefined }] }), WHO)).toBe(
      'Adrian Moss changed the trip dates and unscheduled 1 booking',
    );
  });
  it('has words for what is kept of earlier changes, and for actions it does not know', () => {
    expect(describeHistoryEntry({ action: 'booking.changed', changes: { booking: dinner.id } }, WHO)).toBe(
      'Adrian Moss changed a booking',
    );
    expect(describeHistoryEntry({ action: 'package.price_saved' }, WHO)).toBe('Adrian Moss price saved: package');
    expect(describeHistoryEntry({ action: 'bookings.deleted', changes: { bookings: ['a', 'b'] } }, WHO)).toBe(
      'Adrian Moss deleted 2 bookings',
    );
    expect(describeHistoryEntry({ action: 'bookings.imported', changes: { added: 2, updated: 1 } }, WHO)).toBe(
      'Adrian Moss imported 3 bookings',
    );
  });
  it('says of an undoing that it is one', () => {
    const row = { ...changed({ ...dinner, title: 'Supper' }), changes: { undoes: 'aud_1' } };
    expect(describeHistoryEntry(row, WHO)).toBe('Adrian Moss changed title of Supper, undoing an earlier change');
  });
  it('is of a kind, by which the history is narrowed', () => {
    expect(
      ['trip.created', 'bookings.imported', 'passport.revealed', 'package.saved'].map((action) =>
        getHistoryKind({ action }),
      ),
    ).toEqual(['trip', 'booking', 'traveler', 'other']);
  });
});

it('R-TRIP-224 names a type of booking as its company does', () => {
  const change = { field: 'booking_type', before: 'Dining', after: 'Tours' };
  expect(changeWords(change, { Dining: 'Restaurants' })).toBe('Booking type: Restaurants → Tours');
  expect(changeWords({ ...change, field: 'title' }, { Dining: 'Restaurants' })).toBe('Title: Dining → Tours');
});
