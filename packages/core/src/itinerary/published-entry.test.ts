import { expect, it } from 'vitest';
import { bookingEntries } from './booking-entries';
import { booking, place } from './bookings.fixture';
import { publishedEntry } from './published-entry';

it('tells the carrier of the leg that is shown, whatever legs of a former type the booking still has', () => {
  const leg = (carrier: string) => ({ from: place('Rome'), to: place('Naples'), start_date: '2027-03-22', carrier });
  const rail = booking('Rail', { destinations: [leg('ITA Airways')], transportations: [leg('Trenitalia')] });
  const empty = booking('Rail', { destinations: [], transportations: [leg('Italo')] });
  const carriers = [rail, empty].flatMap((b) =>
    bookingEntries(b).map(
      ({ entry }) => publishedEntry(entry, b, { prices: false, answers: false, first: true }).carrier,
    ),
  );
  expect(carriers).toEqual(['Trenitalia', 'Italo']);
});
