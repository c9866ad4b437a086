import * as z from 'zod';
import { Accent, CoverStyle } from '../../../access/brand';
import { BOOKING_TYPES } from '../../../base/booking-types';
import { ClientLanguage } from '../../../base/client-language';
import { FileId, ItineraryId, TripId } from '../../../base/ids';
import { ClockTime, Day, Instant, Money, TimeZone } from '../../../base/values';
import { BOARDINGS } from './day-entry';
import { STANDARD_SECTIONS } from './sections';

/** A place as a client sees it; `directions_url` opens whatever map their phone has. */
const PublishedPlace = z.object({
  name: z.string(),
  iata_code: z.string().optional(),
  address: z.string().optional(),
  phone_no: z.string().optional(),
  directions_url: z.string().optional(),
});

/** One line of a day, ready to be read: what, when, where, under which reference, whom to call. */
export const PublishedEntry = z.object({
  booking_id: z.string(),
  kind: z.enum(['checkin', 'overnight', 'checkout', 'leg', 'dropoff', 'arrival', 'departure', 'port', 'item', 'event']),
  booking_type: z.enum(BOOKING_TYPES),
  /** What the company calls this type, where it has a name of its own for it. */
  type_name: z.string().optional(),
  title: z.string(),
  time: ClockTime.optional(),
  end_time: ClockTime.optional(),
  /** Where a cruise begins and ends; missing in versions published before it was told. */
  boarding: z.enum(BOARDINGS).optional(),
  /** Set when the end falls on another day than the entry. */
  end_date: Day.optional(),
  timezone: TimeZone.optional(),
  end_timezone: TimeZone.optional(),
  duration: z.string().optional(),
  from: PublishedPlace.optional(),
  to: PublishedPlace.optional(),
  place: PublishedPlace.optional(),
  carrier: z.string().optional(),
  number: z.string().optional(),
  seat: z.string().optional(),
  cabin: z.string().optional(),
  /** Where somebody is driven or drives: what the ends are called, what with, and who. */
  leg_kind: z.enum(['ride', 'rental']).optional(),
  vehicle: z.string().optional(),
  driver: z.string().optional(),
  /** Of an insurance. */
  policy_number: z.string().optional(),
  cover: Money.optional(),
  confirmation_id: z.string().optional(),
  supplier_name: z.string().optional(),
  note: z.string().optional(),
  /** What was written for the client of single rooms, and what the client asked for them. */
  rooms: z
    .array(z.object({ name: z.string(), comment: z.string().optional(), request: z.string().optional() }))
    .optional(),
  status: z.string().optional(),
  is_cancelled: z.boolean(),
  /** The client may answer to the booking here: on its first appearance, when the advisor asks for answers. */
  answerable: z.boolean().optional(),
  /** Where answers are asked for: this one needs none any more. */
  booked: z.boolean().optional(),
  price: Money.optional(),
  /** Of the booking, on its first appearance: which file it is a copy of, and where the copy opens once it is published. */
  photos: z.array(z.object({ file: FileId, url: z.string().optional() })).optional(),
});
export type PublishedEntry = z.infer<typeof PublishedEntry>;

/** One part of the page: a standard one, or the advisor's own words. */
export const PublishedSection = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(STANDARD_SECTIONS) }),
  z.object({ kind: z.literal('custom'), title: z.string(), text: z.string(), stands_out: z.boolean() }),
]);
export type PublishedSection = z.infer<typeof PublishedSection>;

/** What a client sees: frozen when published, without internal notes, comments or attachments. Source: R-TRIP-069, R-TRIP-087. */
export const PublishedItinerary = z.object({
  /** Missing in versions published before a page asked for newer ones. */
  trip_id: TripId.optional(),
  itinerary_id: ItineraryId.optional(),
  ti_name: z.string(),
  trip_name: z.string(),
  trip_code: z.string(),
  start_date: Day.optional(),
  end_date: Day.optional(),
  destinations: z.array(z.string()),
  travelers: z.array(z.string()),
  welcome_text: z.string(),
  important_notice: z.string(),
  cover_img_url: z.string().optional(),
  /** The uploaded cover that is shown; its address above is missing before it is published. */
  cover_file: FileId.optional(),
  advisor: z.object({ name: z.string(), email: z.string().optional(), phone_no: z.string().optional() }),
  /** Missing, but for its name, in versions published before a company could say more of itself. */
  company: z.object({
    name: z.string(),
    website: z.string().optional(),
    logo_url: z.string().optional(),
    /** How to reach it, in a line. */
    contact: z.string().optional(),
    terms: z.string().optional(),
    privacy_note: z.string().optional(),
  }),
  days: z.array(z.object({ date: Day, day: z.int(), entries: z.array(PublishedEntry) })),
  unscheduled: z.array(PublishedEntry),
  /** Each opens beside the page: its address is relative, so that a page never holds the secret it lies under. Size in bytes. */
  documents: z.array(z.object({ name: z.string(), size: z.int(), url: z.string() })),
  /** The parts in their order. Missing, like the look below, in versions published before there was a choice. */
  sections: z.array(PublishedSection).optional(),
  accent: Accent.optional(),
  cover_style: CoverStyle.optional(),
  /** What the page, the documents and the mails are written in. Missing where there was no choice yet: then it is English. */
  language: ClientLanguage.optional(),
  version: z.int(),
  published_at: Instant,
});
export type PublishedItinerary = z.infer<typeof PublishedItinerary>;
