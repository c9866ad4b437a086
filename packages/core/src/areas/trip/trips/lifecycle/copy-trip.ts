import { addDays } from '../../../../base/days';
import type { NewId, TravelerId, TripId } from '../../../../base/ids';
import type { Draft } from '../../../../store/write';
import type { Booking, BookingDraft } from '../../bookings/booking';
import { copyForOtherClient, resetSaleFields } from '../../bookings/booking-copy';
import { migrateBooking } from '../../bookings/people/link-travelers';
import { unlinkTraveler } from '../../bookings/people/unlink-traveler';
import { type DayEvent, DayEventDraft } from '../../itinerary/event';
import type { DayEvents } from '../../itinerary/event.records';
import { type Itinerary, ItineraryDraft } from '../../itinerary/itinerary';
import type { Itineraries } from '../../itinerary/itinerary.records';
import { shiftBooking } from '../../itinerary/shift-booking';
import { copyPackage } from '../../trip-packages/copy-package';
import { liveRows } from '../../trip-packages/live-row';
import type { TripPackage } from '../../trip-packages/trip-package';
import { newTrip, type TripMaker } from '../new-trip';
import { type AddedTraveler, type Traveler, TripPerson } from '../traveler';
import { type Trip, TripDraft } from '../trip';
import type { Trips } from '../trip.records';
import { copyShift } from './copy-days';

/** What of a trip goes into its copy, besides its name, kind, places, tags and note; events and packages go with the bookings. */
export type CopyChoice = { bookings: boolean; travelers: boolean; itineraries: boolean };
type Source = {
  trip: Trip;
  bookings: readonly Booking[];
  travelers: readonly Traveler[];
  itineraries: readonly Itinerary[];
  events: readonly DayEvent[];
  packages: readonly TripPackage[];
};
/** What is written for a copy. */
type Copy = {
  trip: Draft<typeof Trips>;
  bookings: Booking[];
  travelers: AddedTraveler[];
  itineraries: Draft<typeof Itineraries>[];
  events: Draft<typeof DayEvents>[];
  packages: TripPackage[];
};
/** The travelers of the copy, by the ids of those they were copied from. */
type People = ReadonlyMap<string, TravelerId>;
type Made = { id: TripId; now: string; newId: NewId };

/** Names the travelers of the copy wherever the booking named those of the first trip. */
const withPeople = (draft: BookingDraft, people: People): BookingDraft =>
  JSON.parse(JSON.stringify(draft), (field, value) => {
    if (field === 'traveler_id') return people.get(value);
    return field === 'traveler_ids' || field === 'traveller_ids'
      ? (value as string[]).flatMap((old) => people.get(old) ?? [])
      : value;
  });

const copyBooking = (booking: Booking, days: number, people: People | undefined, { id, now, newId }: Made): Booking => {
  const moved = shiftBooking(booking, days);
  return {
    ...(people ? withPeople(resetSaleFields(moved), people) : copyForOtherClient(moved)),
    id: newId('booking'),
    trip_id: id,
    source: 'manual',
    created_at: now,
    updated_at: now,
    version: 1,
  };
};

const copyTraveler = (traveler: Traveler, { id, newId }: Made): AddedTraveler => ({
  ...TripPerson.parse(traveler),
  id: newId('traveler'),
  trip_id: id,
  status: 'inquired',
  trip_traveler_status: 'active',
  invoice_totals: [],
  available_credit: [],
  has_passport: traveler.has_passport,
  ...(traveler.passport_sealed && { passport_sealed: traveler.passport_sealed }),
  ...(traveler.passport_expires && { passport_expires: traveler.passport_expires }),
});

const copyItinerary = (
  itinerary: Itinerary,
  renamed: ReadonlyMap<string, string>,
  { id, newId }: Made,
): Draft<typeof Itineraries> => ({
  ...ItineraryDraft.parse(itinerary),
  hidden_booking_ids: itinerary.hidden_booking_ids.flatMap((old) => renamed.get(old) ?? []),
  id: newId('itinerary'),
  trip_id: id,
  published_version: 0,
  shares: [],
});

const copyEvent = (event: DayEvent, days: number, { id, newId }: Made): Draft<typeof DayEvents> => ({
  ...DayEventDraft.parse(event),
  startDate: addDays(event.startDate, days),
  id: newId('day_event'),
  trip_id: id,
});

const copyPackages = (source: Source, renamed: ReadonlyMap<string, string>, { id, now, newId }: Made) => {
  const live = liveRows(source.bookings, source.trip.trip_pax);
  return source.packages
    .filter(({ deleted_at }) => !deleted_at)
    .map((kept) => copyPackage(kept, live, renamed, { id: newId('trip_package'), trip_id: id, now }));
};

/**
 * A trip like another one, moved by whole days to begin on `start_date` when that is given. Confirmations, payments, shares and what
 * clients answered stay with the first. Source: spec 2 §7 (copy trip).
 */
export const copyTrip = (
  source: Source,
  choice: CopyChoice,
  as: TripMaker & {
    id: TripId;
    number: number;
    trip_name: string;
    start_date?: string | undefined;
    now: string;
    newId: NewId;
  },
): Copy => {
  const { start_date, trip_name, now, newId, ...by } = as;
  const made: Made = { id: as.id, now, newId };
  const days = copyShift(source, start_date);
  const draft = TripDraft.parse(source.trip);
  const [coming, staying] = [true, false].map((active) =>
    source.travelers.filter((t) => (t.trip_traveler_status === 'active') === active),
  ) as [Traveler[], Traveler[]];
  const copied = choice.travelers ? coming.map((t) => [t.id, copyTraveler(t, made)] as const) : [];
  const travelers = copied.map(([, traveler]) => traveler);
  const people = choice.travelers ? new Map<string, TravelerId>(copied.map(([old, { id }]) => [old, id])) : undefined;
  // Who does not come along is named as a guest: a booking that was for them alone would otherwise be for everybody.
  const bookings = (choice.bookings ? source.bookings : []).map((b) =>
    staying.reduce(unlinkTraveler, migrateBooking(b, source.travelers)),
  );
  const copies = bookings.map((b) => [b.id, copyBooking(b, days, people, made)] as const);
  const renamed = new Map<string, string>(copies.map(([old, { id }]) => [old, id]));
  const changed: TripDraft = {
    ...draft,
    trip_name,
    trip_status: 'NEW REQUEST',
    custom_code: undefined,
    trip_data_mapper: {},
    trip_deposits: [],
    preferences: choice.travelers ? draft.preferences : undefined,
    start_date: draft.start_date ? addDays(draft.start_date, days) : start_date,
    end_date: draft.end_date && addDays(draft.end_date, days),
  };
  return {
    trip: newTrip(changed, { ...by, travelers, bookings: copies.length }),
    travelers,
    bookings: copies.map(([, booking]) => booking),
    itineraries: choice.itineraries ? source.itineraries.map((i) => copyItinerary(i, renamed, made)) : [],
    events: choice.bookings ? source.events.map((event) => copyEvent(event, days, made)) : [],
    packages: choice.bookings ? copyPackages(source, renamed, made) : [],
  };
};
