import type { BookingTypeNames } from '../../../base/booking-type-names';
import type { ItineraryId } from '../../../base/ids';
import type { Booking } from '../bookings/booking';
import type { Traveler } from '../trips/traveler';
import type { Trip } from '../trips/trip';
import type { ItineraryDay } from './assemble-days';
import { coverPicture } from './cover-picture';
import type { ItineraryDocument } from './document';
import type { ItineraryDraft } from './itinerary';
import { orderedDay } from './ordered-day';
import { type BookingPhoto, MAX_PHOTOS, type UploadedCover } from './picture';
import type { PublishedItinerary, PublishedSection } from './published';
import { publishedEntry, publishedEvent, publishedUnscheduled } from './published-entry';

export type ToPublish = {
  trip: Trip;
  travelers: readonly Traveler[];
  bookings: readonly Booking[];
  itinerary: ItineraryDraft & { id?: ItineraryId | undefined; uploaded_cover?: UploadedCover | undefined };
  advisor: PublishedItinerary['advisor'];
  company: PublishedItinerary['company'];
  type_names?: BookingTypeNames | undefined;
  days: readonly ItineraryDay[];
  unscheduled: readonly Booking[];
  /** Files the client may open. Attachments of bookings are never among them. */
  documents: readonly ItineraryDocument[];
  photos?: readonly BookingPhoto[];
  version: number;
  now: string;
};

const travels = ({ is_traveler, status, trip_traveler_status }: Traveler) =>
  is_traveler && status !== 'cancelled' && trip_traveler_status === 'active';
const nameOf = ({ first_name, last_name, suffix }: Traveler) =>
  [first_name, last_name, suffix].filter(Boolean).join(' ');

/** Where a document opens from the client's page: a relative address, which the content network leads on. */
export const documentUrl = (file: string) => `?document=${file}`;

/** What is said of the company, without what it has left empty. */
const companyOf = ({ name, website, logo_url, contact, terms, privacy_note }: PublishedItinerary['company']) => ({
  name,
  website,
  ...(logo_url && { logo_url }),
  ...(contact && { contact }),
  ...(terms?.trim() && { terms }),
  ...(privacy_note?.trim() && { privacy_note }),
});

/** The parts the client sees, in order: no section that is switched off, and no prices where none are shown. */
const sectionsOf = ({ sections, show_prices }: ItineraryDraft): PublishedSection[] =>
  sections
    .filter(({ kind, shown }) => shown && (kind !== 'prices' || show_prices))
    .map((section) => {
      if (section.kind !== 'custom') return { kind: section.kind };
      const { title, text, stands_out } = section;
      return { kind: 'custom', title, text, stands_out };
    });

const photosOf = ({ photos = [] }: ToPublish, booking: string) =>
  photos
    .filter(({ booking_id }) => booking_id === booking)
    .slice(0, MAX_PHOTOS)
    .map(({ id }) => id);

/**
 * What the client gets of a trip, as it stands at `now`. It is built up from what a client may know, not cut down from the record:
 * hidden bookings, internal notes, attachments and, unless asked for, prices are not copied. A cancelled booking stays and says so.
 * Source: R-TRIP-069, R-TRIP-087.
 */
export const toPublished = (input: ToPublish): PublishedItinerary => {
  const { trip, itinerary, advisor, company, now, version } = input;
  const cover_file = itinerary.uploaded_cover?.id;
  const cover_img_url = cover_file ? undefined : coverPicture(itinerary, trip);
  const unpriced = new Set<string>(itinerary.unpriced_booking_ids);
  const askedOf = ({ id }: Booking) => ({
    prices: itinerary.show_prices && !unpriced.has(id),
    answers: itinerary.ask_answers,
    type_names: input.type_names,
    language: itinerary.language,
    photos: photosOf(input, id),
  });
  const hidden = new Set<string>(itinerary.hidden_booking_ids);
  const shown = new Map(input.bookings.filter((b) => !hidden.has(b.id)).map((b) => [b.id, b]));
  const seen = new Set<string>();
  const days = input.days.map(({ date, day, outside, ...of }) => ({
    date,
    day,
    outside,
    entries: orderedDay(of).flatMap((line) => {
      if (line.kind === 'event') return [publishedEvent(line.event)];
      const { entry } = line;
      const booking = shown.get(entry.booking_id);
      if (!booking) return [];
      const first = !seen.has(booking.id);
      seen.add(booking.id);
      return [publishedEntry(entry, booking, { ...askedOf(booking), first })];
    }),
  }));
  const kept = days.filter((d) => !d.outside || d.entries.length > 0).map(({ outside, ...day }) => day);
  return {
    trip_id: trip.id,
    ...(itinerary.id && { itinerary_id: itinerary.id }),
    ti_name: itinerary.ti_name,
    trip_name: trip.trip_name,
    trip_code: trip.custom_code || trip.code,
    start_date: trip.start_date ?? kept[0]?.date,
    end_date: trip.end_date ?? kept.at(-1)?.date,
    destinations: [...trip.trip_destinations],
    travelers: input.travelers.filter(travels).map(nameOf),
    welcome_text: itinerary.welcome_text,
    important_notice: itinerary.important_notice,
    ...(cover_img_url && { cover_img_url }),
    ...(cover_file && { cover_file }),
    advisor: { name: advisor.name, email: advisor.email, phone_no: advisor.phone_no },
    company: companyOf(company),
    days: kept,
    unscheduled: input.unscheduled.filter((b) => !hidden.has(b.id)).map((b) => publishedUnscheduled(b, askedOf(b))),
    documents: input.documents.map(({ id, name, size }) => ({ name, size, url: documentUrl(id) })),
    sections: sectionsOf(itinerary),
    accent: itinerary.accent,
    cover_style: itinerary.cover_style,
    ...(itinerary.language && { language: itinerary.language }),
    version,
    published_at: now,
  };
};
