import * as z from 'zod';
import { emptyable } from '../../base/emptyable';
import { Day, Email, Note } from '../../base/values';
import { requiresPermission } from '../../contract/permission-fields';
import { ClientId } from './client-id';

/** Entries that a list of a profile may have. */
const MAX_ENTRIES = 50;

export const Line = z.string().trim().max(255, 'At most 255 characters.');
export const line = () => emptyable(Line);
export const text = () => emptyable(Note);
export const day = () => emptyable(Day);
export const email = () => emptyable(Email);
/** Several values that are typed with commas between them. Source: R-ACC-076. */
export const lines = () => z.array(Line.min(1)).max(MAX_ENTRIES).default([]);
const entriesOf = <S extends z.ZodRawShape>(shape: S) => z.array(z.object(shape)).max(MAX_ENTRIES).default([]);

/** Whom to call when something happens to the client. Source: spec 3 §3. */
export const EmergencyContact = z.object({
  first_name: line(),
  last_name: line(),
  phone: line(),
  email: email(),
  relationship: line(),
});

/** The lists of a profile that are saved as a whole, in the spec's spelling. Source: R-ACC-073. */
export const PROFILE_LISTS = {
  addresses: entriesOf({
    description: line(),
    area: line(),
    suite: line(),
    city_name: line(),
    state_name: line(),
    zip_code: line(),
    country_name: line(),
    from_date: day(),
    to_date: day(),
  }),
  /** Who travels along: a client by their id, anybody else by name. `relation_id` names an entry of the company's list. Source: R-SHELL-154. */
  travel_companions: entriesOf({ name: line(), relation_id: line(), individual_id: emptyable(ClientId) }),
  special_conditions_requests: entriesOf({ name: line(), description: text(), needs: text(), notes: text() }),
  /** `occasion_id` names an entry of the company's list of occasions. Source: R-SHELL-153. */
  occasions: entriesOf({ occasion_id: line(), date: day() }),
  loyalty_programs: entriesOf({
    name: line(),
    program_type: line(),
    member_name: line(),
    member_number: line(),
    reward_number: line(),
    notes: text(),
  }),
  favorite_hotels: entriesOf({ name: line(), phone: line(), email: email(), url: line(), account_number: line() }),
  favorite_suppliers: entriesOf({ name: line(), phone: line(), email: email(), url: line(), account_number: line() }),
  favorite_private_jets: entriesOf({
    name: line(),
    phone: line(),
    email: email(),
    url: line(),
    account_number: line(),
  }),
  custom_sections: entriesOf({ title: line(), text: text() }),
  /** A card is a description and the payment provider's token for it, never its number. Source: R-ACC-075, R-SHELL-222 (G-172, G-050). */
  ...requiresPermission('View Client Credit Card', { cards: entriesOf({ id: line(), card_description: line() }) }),
} as const;
export type ProfileList = keyof typeof PROFILE_LISTS;

/** What a client likes, by what is booked for them. Source: spec 3 §3 (G-171). */
export const PROFILE_PREFERENCES = {
  air_preferences: z.object({
    airline: lines(),
    class: line(),
    seat: line(),
    meal: line(),
    type: line(),
    private_charter: line(),
    special_requests: text(),
    notes: text(),
  }),
  accommodation_preferences: z.object({
    property_type: lines(),
    style: lines(),
    stars: line(),
    location: lines(),
    view: line(),
    room_type: line(),
    preferred_hotels: lines(),
    budget_per_night: line(),
    room_configuration: line(),
  }),
  transport_preferences: z.object({ type: lines(), vehicle: line(), company: lines(), notes: text() }),
  cruise_preferences: z.object({ line: lines(), type: line(), cabin: line(), deck: line(), notes: text() }),
  tour_preferences: z.object({ pace: line(), guide_language: line(), interests: lines(), notes: text() }),
} as const;
export type ProfilePreferences = keyof typeof PROFILE_PREFERENCES;

export const BILLING = {
  billing_name: line(),
  billing_email: email(),
  billing_phone: line(),
  billing_address: line(),
  billing_city: line(),
  billing_state: line(),
  billing_zip_code: line(),
  billing_country: line(),
} as const;
