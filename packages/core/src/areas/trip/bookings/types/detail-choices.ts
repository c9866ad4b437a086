/** Flights that can be booked. Source: R-TRIP-227. */
export const BOOKED_FLIGHT_TYPES = ['commercial', 'private'] as const;

/** The categories bookings have. Source: R-TRIP-229 (G-104). */
export const ACCOMMODATION_CATEGORIES = [
  'NA',
  'Hotel 1-2*',
  '2-3*',
  '3-4*',
  '4-5*',
  '5*',
  'Apartment',
  'Villa',
] as const;
/** Source: R-TRIP-230. */
export const STARS = ['1', '2', '3', '4', '5'] as const;
/** Meals that come with a room. */
export const BOARDS = ['Room only', 'Bed and breakfast', 'Half board', 'Full board', 'All inclusive'] as const;

/** Source: R-TRIP-231. */
export const GROUND_TRANSPORT_TYPES = [
  'car_service',
  'uber_lyft_etc',
  'taxi',
  'car_rental',
  'public',
  'shuttle',
  'rail',
  'subway',
] as const;
export const TRAVEL_PACES = ['relaxed', 'mixed', 'see_everything'] as const;
export const CRUISE_TYPES = ['ocean', 'river', 'sightseeing'] as const;
export const DECK_LEVELS = ['lower', 'mid', 'upper'] as const;
/** The master of cabins, from the inside of a ship outwards and up. Source: R-TRIP-106. */
export const CABIN_TYPES = [
  'Inside',
  'Oceanview',
  'French balcony',
  'Balcony',
  'Veranda',
  'Mini suite',
  'Suite',
  'Penthouse suite',
  'Villa',
  'Studio',
] as const;
/** Days of a group tour. Source: R-TRIP-233. */
export const GROUP_TOUR_DURATIONS = ['1-2', '3-6', '7-14', 'over 14 days'] as const;

const LABELS: Record<string, string> = {
  uber_lyft_etc: 'Uber, Lyft etc.',
  see_everything: 'See everything',
};
/** A choice as a person reads it: `car_rental` is "Car rental". */
export const choiceLabel = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return LABELS[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
