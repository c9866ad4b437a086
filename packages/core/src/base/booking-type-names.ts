import * as z from 'zod';
import { BOOKING_TYPES, type BookingType } from './booking-types';

/** What a company calls the types of booking that it has renamed. */
export const BookingTypeNames = z.partialRecord(z.enum(BOOKING_TYPES), z.string());
export type BookingTypeNames = z.infer<typeof BookingTypeNames>;

/** A type of booking in the words of its company, hidden or not. Source: R-TRIP-224. */
export const bookingTypeName = (type: BookingType, names?: BookingTypeNames): string => names?.[type] ?? type;
