import type { ClientDraft } from '../client';

/**
 * What becomes of a field when two profiles are merged.
 * - `keep`: the kept profile's value stays; an empty one is filled.
 * - `overwrite`: a value of the other profile takes its place.
 * - `parts`, `overwrite_parts`: an object, to whose parts the same applies one by one.
 * - the others are lists, of which all entries stay.
 */
type MergeRule =
  | 'keep'
  | 'overwrite'
  | 'parts'
  | 'overwrite_parts'
  | 'addresses'
  | 'entries'
  | 'requests'
  | 'values'
  | 'tags';

/** The rule of every field of a profile; one that is added to profiles does not compile until it has its rule. Source: R-ACC-094..116 (G-158, G-159). */
export const MERGE_RULES = {
  title: 'keep',
  first_name: 'keep',
  middle_name: 'keep',
  last_name: 'keep',
  nick_name: 'keep',
  suffix: 'keep',
  gender: 'keep',
  dob: 'keep',
  citizenship: 'keep',
  emails: 'overwrite',
  phone: 'overwrite',
  personal_mobile: 'overwrite',
  work_email: 'overwrite',
  work_phone: 'overwrite',
  work_mobile: 'overwrite',
  fax: 'overwrite',
  timezone: 'keep',
  preferred_contact_method: 'keep',
  best_time_contact: 'keep',
  emergency_contact: 'overwrite_parts',
  secondary_emergency_contact: 'overwrite_parts',
  client_status: 'keep',
  client_individual_id: 'keep',
  referral_source: 'keep',
  hear_about_us: 'parts',
  hear_about_us_notes: 'keep',
  tags: 'tags',
  advisor_id: 'values',
  addresses: 'addresses',
  travel_companions: 'entries',
  special_conditions_requests: 'requests',
  occasions: 'entries',
  loyalty_programs: 'entries',
  favorite_hotels: 'entries',
  favorite_suppliers: 'entries',
  favorite_private_jets: 'entries',
  custom_sections: 'entries',
  cards: 'entries',
  air_preferences: 'parts',
  accommodation_preferences: 'parts',
  transport_preferences: 'parts',
  cruise_preferences: 'parts',
  tour_preferences: 'parts',
  shirt_size: 'keep',
  preferred_departure_airport: 'keep',
  itinerary_misc: 'keep',
  billing_name: 'overwrite',
  billing_email: 'overwrite',
  billing_phone: 'overwrite',
  billing_address: 'overwrite',
  billing_city: 'overwrite',
  billing_state: 'overwrite',
  billing_zip_code: 'overwrite',
  billing_country: 'overwrite',
  payment_method: 'keep',
  dk_number: 'keep',
  interface_id: 'keep',
  traveler_notes: 'overwrite',
  indiv_notes: 'overwrite',
  communication_history: 'overwrite',
  client_comments_notes: 'keep',
  place_visited: 'values',
  place_i_wish_to_visit: 'values',
  covid_vaccinated: 'overwrite',
  covid_vaccine_name: 'overwrite',
  covid_dose_count: 'overwrite',
  date_of_your_last_vaccine_dose: 'overwrite',
} as const satisfies Record<keyof ClientDraft, MergeRule>;
export type MergedField = keyof typeof MERGE_RULES;

/** Texts that can be joined, so that an advisor can keep both; parts of preferences by their own name. */
const JOINED_TEXTS: readonly string[] = [
  'hear_about_us_notes',
  'itinerary_misc',
  'traveler_notes',
  'indiv_notes',
  'communication_history',
  'client_comments_notes',
  'notes',
  'special_requests',
];
/** Whether a field is a text of several lines, by its path. */
export const isJoinedText = (path: string): boolean => JOINED_TEXTS.includes(path.slice(path.indexOf('.') + 1));
