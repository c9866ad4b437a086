import * as z from 'zod';
import { Accent, CoverStyle } from '../../../access/brand';
import { ClientLanguage } from '../../../base/client-language';
import { ItineraryId, TripId } from '../../../base/ids';
import { Email, Instant, Name, Note, Version } from '../../../base/values';
import { UploadedCover } from './picture';
import { ItinerarySections, standardSections } from './sections';

/** What an advisor writes into a client itinerary (ti); the days come from the trip's bookings. */
export const ItineraryDraft = z.object({
  ti_name: Name,
  welcome_text: Note.default(''),
  cover_img_url: z.string().max(500).optional(),
  important_notice: Note.default(''),
  /** Bookings the client does not see. */
  hidden_booking_ids: z.array(z.string()).max(1000).default([]),
  show_prices: z.boolean().default(false),
  /** Bookings whose price the client does not see, although prices are shown. */
  unpriced_booking_ids: z.array(z.string()).max(1000).default([]),
  /** The client may approve, question or decline each booking on the page. */
  ask_answers: z.boolean().default(false),
  accent: Accent.default('sea'),
  cover_style: CoverStyle.default('tall'),
  /** What the client reads; English where nobody has chosen. */
  language: ClientLanguage.optional(),
  sections: ItinerarySections.default(standardSections),
});
export type ItineraryDraft = z.infer<typeof ItineraryDraft>;

/** The secret in a shared link; with an itinerary after it, one of those that a link to the whole trip opens. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{32,64}(?:\.tin_[0-9A-Z]{26})?$/);

/** A code the client is told apart from the link. Long enough that guessing it behind the wait takes years. */
export const AccessCode = z
  .string()
  .trim()
  .min(6, 'Access codes need at least 6 characters.')
  .max(40, 'At most 40 characters.');

/** One way the published itinerary reaches a client: the token stands only hashed. */
export const Share = z.object({
  id: z.string(),
  token_hash: z.string(),
  /** With an access code: the link leads to the door `gate_hash`, and the code opens `gate_sealed`, which holds the page's own token. */
  gate_hash: z.string().optional(),
  gate_sealed: z.string().optional(),
  email: Email.optional(),
  name: z.string().optional(),
  /** The link leads to every shared itinerary of the trip. Source: R-SHELL-025. */
  opens_trip: z.boolean().optional(),
  created_at: Instant,
  expires_at: Instant.optional(),
  revoked_at: Instant.optional(),
  /** Withdrawn because its trip was cancelled; restoring the trip opens it again. */
  closed_with_trip: z.boolean().optional(),
});
export type Share = z.infer<typeof Share>;

/** The links one itinerary keeps; withdrawn and expired ones make room. */
export const MAX_SHARES = 100;

export const Itinerary = ItineraryDraft.extend({
  id: ItineraryId,
  trip_id: TripId,
  /** The picture that was uploaded for its cover; it goes before any address of one. */
  uploaded_cover: UploadedCover.optional(),
  published_version: z.int().min(0).default(0),
  published_at: Instant.optional(),
  shares: z.array(Share).max(MAX_SHARES).default([]),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Itinerary = z.infer<typeof Itinerary>;
