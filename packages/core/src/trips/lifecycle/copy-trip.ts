import { type Booking, BookingDraft } from '../../bookings/booking';
import { bookingSpan } from '../../itinerary/booking-span';
import { type Itinerary, ItineraryDraft } from '../../itinerary/itinerary';
import { shiftBooking } from '../../itinerary/shift-booking';
import { addDays, daysBetween } from '../../kernel/days';
import type { NewId, TravelerId, TripId } from '../../kernel/ids';
import { travelerName } from '../lead-traveler';
import { type Traveler, TravelerDraft } from '../traveler';
import { type Trip, TripDraft } from '../trip';

/** What of a trip goes into its copy, besides its name, kind, places, tags and note. */
export type CopyChoice = { bookings: boolean; travelers: boolean; itineraries: boolean };
type Source = {
  trip: Trip;
  bookings: readonly Booking[];
  travelers: readonly Traveler[];
  itineraries: readonly Itinerary[];
};
/** The travelers of the copy, by the ids of those they were copied from. */
type People = ReadonlyMap<string, TravelerId>;
type Made = { id: TripId; now: string; newId: NewId };

/** What a supplier, a client or a payment has settled belongs to the first trip alone, however deep it stands in a booking. */
const SETTLED = new Set([
  'confirmation_id',
  'supplier_confirmations',
  'record_locator',
  'gds_record_locator',
  'e_ticket_number',
  'seat',
  'seats',
  'reservation_status',
  'payment_status',
  'supplier_status',
  'cancellation_status',
  'client_approval',
  'client_approved_on',
  'payment_due_date',
  'option_expires_on',
  'cancellation_deadline',
]);
const unsettled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unsettled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, v]) => (SETTLED.has(key) ? [] : [[key, unsettled(v)]])),
  );
};

const withoutPeople = (draft: BookingDraft): BookingDraft => ({ ...draft, traveler_names: [], passengers: undefined });

const withPeople = (draft: BookingDraft, people: People): BookingDraft => ({
  ...draft,
  ...(draft.passengers && {
    passengers: draft.passengers.map((p) => ({ ...p, traveler_id: p.traveler_id && people.get(p.traveler_id) })),
  }),
});

const copyBooking = (booking: Booking, days: number, people: People | undefined, { id, now, newId }: Made): Booking => {
  const draft = BookingDraft.parse(unsettled(shiftBooking(booking, days)));
  return {
    ...(people ? withPeople(draft, people) : withoutPeople(draft)),
    id: newId('booking'),
    trip_id: id,
    source: 'manual',
    created_at: now,
    updated_at: now,
    version: 1,
  };
};

const copyTraveler = (traveler: Traveler, { id, now, newId }: Made): Traveler => ({
  ...TravelerDraft.parse(traveler),
  id: newId('traveler'),
  trip_id: id,
  status: 'inquired',
  trip_traveler_status: 'active',
  invoice_totals: [],
  available_credit: [],
  has_passport: traveler.has_passport,
  ...(traveler.passport_sealed && { passport_sealed: traveler.passport_sealed }),
  ...(traveler.passport_expires && { passport_expires: traveler.passport_expires }),
  created_at: now,
  version: 1,
});

const copyItinerary = (
  itinerary: Itinerary,
  renamed: ReadonlyMap<string, string>,
  { id, now, newId }: Made,
): Itinerary => ({
  ...ItineraryDraft.parse(itinerary),
  hidden_booking_ids: itinerary.hidden_booking_ids.flatMap((old) => renamed.get(old) ?? []),
  id: newId('itinerary'),
  trip_id: id,
  published_version: 0,
  shares: [],
  created_at: now,
  updated_at: now,
  version: 1,
});

/** The day a trip is counted from: its first, or the first of its bookings. */
export const firstDayOf = ({ trip, bookings }: Pick<Source, 'trip' | 'bookings'>): string | undefined =>
  trip.start_date ??
  bookings
    .flatMap((booking) => bookingSpan(booking)?.first ?? [])
    .sort()
    .at(0);

/**
 * A trip like another one, moved by whole days to begin on `start_date` when that is given. Confirmations, payments, shares and what
 * clients answered stay with the first. Source: spec 2 §7 (copy trip).
 */
export const copyTrip = (
  source: Source,
  choice: CopyChoice,
  as: Pick<Trip, 'id' | 'code' | 'user_id' | 'creator_name' | 'advisor_name' | 'organization_name' | 'trip_name'> & {
    start_date?: string | undefined;
    now: string;
    newId: NewId;
  },
): Source => {
  const { start_date, now, newId, ...names } = as;
  const made: Made = { id: as.id, now, newId };
  const first = firstDayOf(source);
  const days = start_date && first ? daysBetween(first, start_date) : 0;
  const draft = TripDraft.parse(source.trip);
  const copied = choice.travelers
    ? source.travelers
        .filter((t) => t.trip_traveler_status === 'active')
        .map((t) => [t.id, copyTraveler(t, made)] as const)
    : [];
  const travelers = copied.map(([, traveler]) => traveler);
  const people = choice.travelers ? new Map<string, TravelerId>(copied.map(([old, { id }]) => [old, id])) : undefined;
  const copies = choice.bookings ? source.bookings.map((b) => [b.id, copyBooking(b, days, people, made)] as const) : [];
  const renamed = new Map<string, string>(copies.map(([old, { id }]) => [old, id]));
  const lead = travelers.find((t) => t.client_type === 'lead_client');
  return {
    trip: {
      ...draft,
      ...names,
      trip_status: 'NEW REQUEST',
      custom_code: undefined,
      trip_data_mapper: {},
      trip_deposits: [],
      start_date: draft.start_date ? addDays(draft.start_date, days) : start_date,
      end_date: draft.end_date && addDays(draft.end_date, days),
      collaborators: [],
      ...(lead && { lead_traveler: travelerName(lead), lead_traveler_id: lead.id }),
      trip_pax: travelers.filter((t) => t.is_traveler).length,
      trip_reservations: copies.length,
      created_at: now,
      updated_at: now,
      version: 1,
    },
    travelers,
    bookings: copies.map(([, booking]) => booking),
    itineraries: choice.itineraries ? source.itineraries.map((i) => copyItinerary(i, renamed, made)) : [],
  };
};
