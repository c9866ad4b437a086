import { expect, it } from 'vitest';
import { isNarrowed, isUnconfirmed } from './booking-search';

it('unconfirmed means without a number, unless it will not happen', () => {
  expect(isUnconfirmed({ reservation_status: 'Booked' })).toBe(true);
  expect(isUnconfirmed({ reservation_status: 'Booked', confirmation_id: 'A' })).toBe(false);
  expect(isUnconfirmed({ reservation_status: 'Cancelled' })).toBe(false);
});
it('a table without any filter is not narrowed', () => {
  expect([isNarrowed({ text: '', supplier: undefined }), isNarrowed({ unconfirmed: true })]).toEqual([false, true]);
});
