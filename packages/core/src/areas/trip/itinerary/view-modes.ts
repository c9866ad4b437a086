import { formatMessage } from '../../../base/messages';

/** How the reservations of a trip can be looked at. Source: R-TRIP-014. */
export const RESERVATION_VIEW_MODES = [
  'Category View Only',
  'Daily & Category View',
  'Daily Itinerary View Only',
] as const;
export type ReservationViewMode = (typeof RESERVATION_VIEW_MODES)[number];

/** What a view mode shows. Source: R-TRIP-015..017. */
export const VIEWS_SHOWN: Record<ReservationViewMode, { daily: boolean; category: boolean }> = {
  'Category View Only': { daily: false, category: true },
  'Daily & Category View': { daily: true, category: true },
  'Daily Itinerary View Only': { daily: true, category: false },
};

export type ReservationTitles = { plural: string; singular: string };
/** What reservations are called: as the company names them, else Reservations and Reservation. Source: R-TRIP-018 (G-114). */
export const reservationTitles = (
  custom: { [T in keyof ReservationTitles]?: string | undefined } = {},
): ReservationTitles => ({
  plural: custom.plural?.trim() || formatMessage('booking.title.plural'),
  singular: custom.singular?.trim() || formatMessage('booking.title.singular'),
});
