import type { Audit } from '../../../store/audits';

/** What the history of a trip can be narrowed to. */
export const HISTORY_KINDS = ['trip', 'booking', 'traveler', 'itinerary', 'reminder', 'other'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

const OF_AREA: Record<string, HistoryKind> = {
  trip: 'trip',
  booking: 'booking',
  bookings: 'booking',
  traveler: 'traveler',
  travelers: 'traveler',
  passport: 'traveler',
  itinerary: 'itinerary',
  mail: 'reminder',
  reminder: 'reminder',
};

/** The kind of an entry, by the area its action begins with. */
export const getHistoryKind = ({ action }: Pick<Audit, 'action'>): HistoryKind =>
  OF_AREA[action.slice(0, action.indexOf('.'))] ?? 'other';

/** What the screens call each kind. */
export const HISTORY_KIND_LABELS: Record<HistoryKind, string> = {
  trip: 'Trip and dates',
  booking: 'Bookings',
  traveler: 'Travelers',
  itinerary: 'Itineraries',
  reminder: 'Reminders',
  other: 'Everything else',
};
