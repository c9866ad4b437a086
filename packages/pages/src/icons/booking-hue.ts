import type { I18n } from '@lingui/core';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import type { BookingType } from '@wayline/core/base/booking-types';
import type { IconName } from './icon-shapes';

/** What a kind of booking looks like: its icon (also its hue's name in the style sheet) and the word that stands beside it. */
export type BookingHue = { icon: IconName; word: string };

const HUES: Record<BookingType, BookingHue> = {
  Flights: { icon: 'flight', word: /*i18n*/ 'Flight' },
  Accommodation: { icon: 'stay', word: /*i18n*/ 'Stay' },
  Transportation: { icon: 'ground', word: /*i18n*/ 'Transfer' },
  Rail: { icon: 'rail', word: /*i18n*/ 'Train' },
  Cruise: { icon: 'cruise', word: /*i18n*/ 'Cruise' },
  Activity: { icon: 'activity', word: /*i18n*/ 'Activity' },
  Tours: { icon: 'activity', word: /*i18n*/ 'Tour' },
  Dining: { icon: 'dining', word: /*i18n*/ 'Dining' },
  Luxury: { icon: 'other', word: /*i18n*/ 'Luxury' },
  'M.I.C.E./Groups': { icon: 'people', word: /*i18n*/ 'Group' },
  Other: { icon: 'other', word: /*i18n*/ 'Other' },
};
export const bookingHue = (type: BookingType): BookingHue => HUES[type];

type Typed = Pick<PublishedEntry, 'booking_type' | 'type_name' | 'leg_kind'>;
/** What stands beside an entry of a client's: the company's own name of its type, else the word of its kind. Source: R-TRIP-224. */
export const typeWord = (i18n: I18n, { booking_type, type_name, leg_kind }: Typed): string =>
  type_name ?? (leg_kind === 'rental' ? i18n._('Rental') : i18n._(bookingHue(booking_type).word));
