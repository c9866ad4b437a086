import { expect, it } from 'vitest';
import type { BookingRow } from './booking-row';
import { bookingMatcher, isNarrowed, isUnconfirmed } from './booking-search';

const row = (differs: Partial<BookingRow>) =>
  ({
    title: 'Harbour supper',
    supplier_name: 'Gino',
    reservation_status: 'Booked',
    payment_status: 'unpaid',
    ...differs,
  }) as BookingRow;

it('R-TRIP-042 a search finds every word in title, supplier or number, in any order', () => {
  const found = (text: string) => bookingMatcher({ text })(row({ confirmation_id: 'QK7' }));
  expect([found('gino SUPPER'), found('qk7'), found('supper lino')]).toEqual([true, true, false]);
});
it('unconfirmed means without a number, unless it will not happen', () => {
  expect(isUnconfirmed({ reservation_status: 'Booked' })).toBe(true);
  expect(isUnconfirmed({ reservation_status: 'Booked', confirmation_id: 'A' })).toBe(false);
  expect(isUnconfirmed({ reservation_status: 'Cancelled' })).toBe(false);
});
it('all filters hold together', () => {
  const matches = bookingMatcher({ payment_status: 'unpaid', supplier: 'gi', reservation_status: 'Booked' });
  expect([
    matches(row({})),
    matches(row({ payment_status: 'paid' })),
    matches(row({ supplier_name: undefined })),
  ]).toEqual([true, false, false]);
});
it('a table without any filter is not narrowed', () => {
  expect([isNarrowed({ text: '', supplier: undefined }), isNarrowed({ unconfirmed: true })]).toEqual([false, true]);
});
