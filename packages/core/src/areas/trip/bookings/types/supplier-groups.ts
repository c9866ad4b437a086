import type { BookingType } from '../../../../base/booking-types';

/** The kinds of supplier that transport is bought of. */
export const TRANSPORTATION = ['Car Service', 'Car Rental', 'Rail'] as const;
const RENTALS: readonly string[] = ['Car Rental', 'Motorhome', 'Bike Rental'];
export const SUPPLIER_GROUPS = ['Airline', 'Ocean Cruise', 'Hotel', 'transportation', 'general'] as const;
export type SupplierGroup = (typeof SUPPLIER_GROUPS)[number];

/** The supplier type of whom a booking is bought from. Source: spec 2 §9, R-TRIP-075. */
export const getSupplierType = (type: BookingType, subType?: string): string => {
  switch (type) {
    case 'Flights':
      return 'Airline';
    case 'Cruise':
      return 'Ocean Cruise';
    case 'Accommodation':
      return 'Hotel';
    case 'Rail':
      return 'Rail';
    case 'Transportation':
      return RENTALS.includes(subType ?? '') ? 'Car Rental' : 'Car Service';
    default:
      return subType || type;
  }
};

/** The group of whatever has none of its own. */
export const GENERAL = 'general' satisfies SupplierGroup;

/** The group a supplier is listed in; whatever has none of its own is general. Source: spec 2 §9. */
export const getSupplierGroup = (defaultType: string): SupplierGroup => {
  if ((TRANSPORTATION as readonly string[]).includes(defaultType)) return 'transportation';
  const own = SUPPLIER_GROUPS.find((group) => group === defaultType);
  return own && own !== 'transportation' ? own : GENERAL;
};

/** The last entry of every group: a supplier that is not there yet. Source: spec 2 §9. */
export const ADD_NEW = 'Add New';
