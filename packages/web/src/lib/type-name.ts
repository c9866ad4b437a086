import { bookingTypeName } from '@wayline/core/base/booking-type-names';
import type { BookingType } from '@wayline/core/base/booking-types';
import { currentUser } from './session';

/** A type of booking as the company of the signed-in user calls it. Source: R-TRIP-224. */
export const typeName = (type: BookingType): string =>
  bookingTypeName(type, currentUser()?.usercompany.booking_type_names);
