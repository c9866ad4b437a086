/** Flights that are asked for, and those that can be booked. Source: R-TRIP-227. */
export const FLIGHT_TYPES = ['commercial', 'private', 'all'] as const;
export const BOOKED_FLIGHT_TYPES = ['commercial', 'private'] as const;

/** Preferences for somewhere to stay, and the categories bookings have. Source: R-TRIP-229 (G-104). */
export const ACCOMMODATION_TYPES = ['hotel', 'villas_and_apartments', 'hostel', 'other', 'all'] as const;
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
/** Per night, each with the highest amount it holds; the last has none. Source: R-TRIP-230 (G-105). */
export const BUDGETS_PER_NIGHT = [
  { label: 'under 200', most: 200 },
  { label: '201-500', most: 500 },
  { label: '500-1000', most: 1000 },
  { label: '1000 and above', most: undefined },
] as const;
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
