import { expect, it } from 'vitest';
import { bookingTypes } from '../areas/trip/settings/booking-types';
import { BookingTypeNames, bookingTypeName } from './booking-type-names';
import { BOOKING_TYPES } from './booking-types';

it('R-TRIP-224 a type goes by its company’s word, hidden or not, and by its own where nobody renamed it', () => {
  const { entries } = bookingTypes.schema.parse({});
  const renamed = entries.map((entry) => {
    if (entry.id === 'Dining') return { ...entry, name: 'Restaurants' };
    return entry.id === 'Luxury' ? { ...entry, name: 'Indulgence', hidden: true } : entry;
  });
  const carried = bookingTypes.denormalizedTo?.({ entries: renamed }).company?.booking_type_names;
  expect(carried).toEqual({ Dining: 'Restaurants', Luxury: 'Indulgence' });
  expect(BookingTypeNames.parse(carried)).toEqual(carried);
  const shown = BOOKING_TYPES.map((type) => bookingTypeName(type, carried));
  expect(shown.filter((name, at) => name !== BOOKING_TYPES[at])).toEqual(['Restaurants', 'Indulgence']);
  expect(BOOKING_TYPES.map((type) => bookingTypeName(type))).toEqual(BOOKING_TYPES);
  expect(bookingTypes.denormalizedTo?.({ entries }).company?.booking_type_names).toEqual({});
});
