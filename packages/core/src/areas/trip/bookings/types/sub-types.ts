import { BOOKING_TYPES, type BookingType } from '../../../../base/booking-types';

/** The kinds of each booking type; what an agency adds of its own is accepted beside them. Source: R-TRIP-225 (G-101). */
export const SUB_TYPES = {
  Flights: ['Commercial Flight', 'Private Flight', 'Jet Charter', 'Helicopter', 'Seaplane'],
  Accommodation: ['Hotel', 'Resort', 'Villa', 'Apartment', 'Bed and Breakfast', 'Hostel', 'Lodge', 'Camp', 'Houseboat'],
  Transportation: [
    'Car Service',
    'Car Rental',
    'Taxi',
    'Limo',
    'Shuttle',
    'Coach',
    'Ferry',
    'Public Transport',
    'Motorhome',
    'Bike Rental',
  ],
  Activity: ['Event', 'Attraction', 'Class', 'Show', 'Sport', 'Ski', 'Spa', 'Water Sports', 'Theme Park'],
  Tours: ['Private Tour', 'Group Tour', 'Walking Tour', 'Day Trip', 'Safari', 'Food Tour', 'Multi-day Tour'],
  Dining: ['Restaurant', 'Bar', 'Private Chef', 'Cooking Class', 'Wine Tasting', 'Picnic'],
  Luxury: ['Yacht Charter', 'Concierge', 'Personal Shopping', 'Private Island', 'Chauffeur', 'Butler'],
  Cruise: ['Ocean Cruise', 'River Cruise', 'Expedition Cruise', 'Sightseeing Cruise', 'Private Charter Cruise'],
  'M.I.C.E./Groups': ['Meeting', 'Incentive', 'Conference', 'Exhibition', 'Wedding', 'Room Block', 'Group Event'],
  Other: [
    'Travel Insurance',
    'Visa Services',
    'Service Fee',
    'Auxiliary',
    'Airport Assistance',
    'Lounge Access',
    'Luggage Service',
    'SIM Card',
    'Gift',
  ],
  Rail: ['Intercity Train', 'High-speed Train', 'Sleeper Train', 'Scenic Train', 'Luxury Train', 'Rail Pass'],
} as const satisfies Record<BookingType, readonly string[]>;

const ICONS = {
  Flights: 'plane',
  Accommodation: 'bed-double',
  Transportation: 'bus',
  Activity: 'ticket',
  Tours: 'compass',
  Dining: 'utensils',
  Luxury: 'gem',
  Cruise: 'anchor',
  'M.I.C.E./Groups': 'users-round',
  Other: 'shapes',
  Rail: 'train-front',
} as const satisfies Record<BookingType, string>;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The number of a booking type, from 1 in the order of the pickers. */
export const bookingTypeId = (type: BookingType): number => BOOKING_TYPES.indexOf(type) + 1;

/** What kind of booking it is, within its type. Source: spec 2 §3 Booking, parent_category. */
export const getBookingCategory = (type: BookingType, subType?: string) => ({
  id: subType ? `${slug(type)}.${slug(subType)}` : slug(type),
  name: subType || type,
  sub_type: subType ?? '',
  class_icon: ICONS[type],
  parent_name: type,
});
