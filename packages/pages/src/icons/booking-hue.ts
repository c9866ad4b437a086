import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import type { BookingType } from '@wayline/core/base/booking-types';
import type { IconName } from './icon-shapes';

/** What a kind of booking looks like: its icon (also its hue's name in the style sheet) and the word that stands beside it. */
export type BookingHue = { icon: IconName; word: string };

const HUES: Record<BookingType, BookingHue> = {
  Flights: { icon: 'flight', word: 'Flight' },
  Accommodation: { icon: 'stay', word: 'Stay' },
  Transportation: { icon: 'ground', word: 'Transfer' },
  Rail: { icon: 'rail', word: 'Train' },
  Cruise: { icon: 'cruise', word: 'Cruise' },
  Activity: { icon: 'activity', word: 'Activity' },
  Tours: { icon: 'activity', word: 'Tour' },
  Dining: { icon: 'dining', word: 'Dining' },
  Luxury: { icon: 'other', word: 'Luxury' },
  'M.I.C.E./Groups': { icon: 'people', word: 'Group' },
  Other: { icon: 'other', word: 'Other' },
};
export const bookingHue = (type: BookingType): BookingHue => HUES[type];

type Typed = Pick<PublishedEntry, 'booking_type' | 'type_name' | 'leg_kind'>;
/** What stands beside an entry of a client's: the company's own name of its type, else the word of its kind. Source: R-TRIP-224. */
export const typeWord = ({ booking_type, type_name, leg_kind }: Typed): string =>
  type_name ?? (leg_kind === 'rental' ? 'Rental' : bookingHue(booking_type).word);
