import type { BookingDraft } from '@wayline/core/areas/trip/bookings/booking';
import type { TemplateDraft } from '@wayline/core/areas/trip/checklists/checklist';
import type { ItineraryDraft } from '@wayline/core/areas/trip/itinerary/itinerary';
import type { COLLABORATOR_TYPES } from '@wayline/core/areas/trip/trips/people/trip-fields';
import type { TravelerDraft } from '@wayline/core/areas/trip/trips/traveler-draft';
import type { TripDraft } from '@wayline/core/areas/trip/trips/trip';
import type { TravelerId } from '@wayline/core/base/ids';
import type * as z from 'zod';
import type { Season } from './season';

export type Booked = z.input<typeof BookingDraft>;

/** A person of a trip. All of them are invented, and so are their passports. */
export type RealPerson = Omit<z.input<typeof TravelerDraft>, 'dob'> & {
  /** A birthday, or the age in days on the first day of the trip, for those whose fare follows it. */
  born?: string | { days_before: number };
  passport_number?: string;
  /** How many days after the last day of the trip the passport ends. */
  passport_lasts?: number;
};

/** What a booking is told of the trip it belongs to. */
export type Planned = {
  /** The day of the trip, from 0; negative before it begins. */
  day: (offset: number) => string;
  /** Everybody who travels, as their names stand on tickets. */
  everybody: readonly string[];
  idOf: (name: string) => TravelerId;
};

/** A part of the programme: its bookings, when the days and people of the trip are known. */
export type Part = (trip: Planned) => readonly Booked[];

/** A colleague of the demo company who works on a trip, with the parts of it. */
type Helper = { name: string; types: readonly (typeof COLLABORATOR_TYPES)[number][] };

/**
 * A trip as an advisor would plan it, on services that exist: lines, ships, trains, houses and their terms are those that were published,
 * the sources stand beside them. People, numbers of bookings and prices are invented.
 */
export type RealTrip = {
  trip: Omit<z.input<typeof TripDraft>, 'start_date' | 'end_date' | 'trip_deposits' | 'trip_data_mapper'>;
  /** When such a trip leaves. */
  season: Season;
  nights: number;
  people: readonly RealPerson[];
  programme: readonly Part[];
  /** Shares of the whole in percent, due so many days before the trip; what is left is the final payment. */
  terms?: {
    currency: string;
    deposits: readonly { percent: number; days_before: number; note: string }[];
    final_days_before: number;
    final_description: string;
  };
  helpers?: readonly Helper[];
  /** Percentages of the commission; `others` are helpers by name. */
  split?: { host_agency_split: string; advisor_split: string; others: readonly { name: string; percent: string }[] };
  checklist?: z.input<typeof TemplateDraft>;
  itinerary: z.input<typeof ItineraryDraft>;
};
