import type { BookingType, PRICE_MODES } from '../../../base/booking-types';

/** Source: R-TRIP-236. */
export const MULTI_PRICE_TYPES = ['adult', 'child', 'infant', 'senior_discount', 'member', 'non_member'] as const;
export type MultiPriceType = (typeof MULTI_PRICE_TYPES)[number];
/** Source: R-TRIP-236; N/A unless said otherwise, Net Rate for rooms (G-098). */
export const RATE_TYPES = ['N/A', 'Net Rate', 'Commissionable', 'Non-commissionable'] as const;
export type RateType = (typeof RATE_TYPES)[number];
/** Whom a price is shared by: those who come, or as many as there is room for. Source: R-TRIP-082, R-TRIP-094. */
export const MEASUREMENT_UNITS = ['Headcount', 'Capacity'] as const;
export type MeasurementUnit = (typeof MEASUREMENT_UNITS)[number];
export type PriceMode = (typeof PRICE_MODES)[number];

/** The price modes a booking of a type offers, its own first choice first. Source: R-TRIP-067, R-TRIP-232, R-TRIP-234 (G-097). */
export const listPriceModes = (type: BookingType): readonly PriceMode[] => {
  if (type === 'Cruise') return ['Price Per Cabin', 'Total Price', 'Price Per Person'];
  if (type === 'Accommodation') return ['Total Price', 'Price Per Room', 'Price Per Person'];
  return ['Total Price', 'Price Per Person'];
};

/** The price mode of a new booking. Source: R-TRIP-232, R-TRIP-234. */
export const getDefaultPriceMode = (type: BookingType): PriceMode => listPriceModes(type)[0] ?? 'Total Price';

/** Source: R-TRIP-106. */
export const TAX_KINDS = ['flight', 'accommodation', 'transportation', 'general'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

const KIND_OF: Partial<Record<BookingType, TaxKind>> = {
  Flights: 'flight',
  Accommodation: 'accommodation',
  Transportation: 'transportation',
  Rail: 'transportation',
};
export const getTaxKind = (type: BookingType): TaxKind => KIND_OF[type] ?? 'general';

/** What taxes of a kind of booking are called; any other name may be typed. Source: R-TRIP-106. */
export const TAX_TYPES: Readonly<Record<TaxKind, readonly string[]>> = {
  flight: ['Airport tax', 'Security charge', 'Fuel surcharge', 'VAT'],
  accommodation: ['City tax', 'Occupancy tax', 'Service charge', 'VAT'],
  transportation: ['Airport surcharge', 'Road toll', 'Service charge', 'VAT'],
  general: ['VAT', 'Sales tax', 'Service charge', 'Port charges'],
};

/** The kinds of room an advisor picks from, by their number in the master list. Source: R-TRIP-076, R-TRIP-077, R-TRIP-106. */
export const ROOM_TYPES = [
  { id: 1, name: 'Single' },
  { id: 2, name: 'Twin' },
  { id: 3, name: 'Double' },
  { id: 4, name: 'Triple' },
  { id: 5, name: 'Quad' },
  { id: 6, name: 'Suite' },
  { id: 7, name: 'Villa' },
] as const;
