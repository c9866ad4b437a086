import type { BookingType } from '../../../../base/booking-types';

/** Types by which reservation systems file what they sell; flights have a system of their own. Source: R-TRIP-226 (G-100). */
export const FILED_AS = [
  'Auxiliary',
  'Car Rental',
  'Cruise',
  'Hotel',
  'Travel Insurance',
  'Limo',
  'Rail',
  'Service Fee',
  'Tour',
] as const;
export type FiledAs = (typeof FILED_AS)[number];

const BY_TYPE: Partial<Record<BookingType, FiledAs>> = {
  Accommodation: 'Hotel',
  Cruise: 'Cruise',
  Rail: 'Rail',
  Tours: 'Tour',
};
const BY_KIND: Readonly<Record<string, FiledAs>> = {
  'Car Rental': 'Car Rental',
  Motorhome: 'Car Rental',
  'Car Service': 'Limo',
  Limo: 'Limo',
  Chauffeur: 'Limo',
  'Travel Insurance': 'Travel Insurance',
  'Service Fee': 'Service Fee',
};

/** The type under which a reservation system files a booking; undefined for a flight. Source: R-TRIP-226 (G-100). */
export const filedAs = (type: BookingType, kind = ''): FiledAs | undefined =>
  type === 'Flights' ? undefined : (BY_TYPE[type] ?? BY_KIND[kind] ?? 'Auxiliary');
