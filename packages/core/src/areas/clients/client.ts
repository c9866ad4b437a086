import * as z from 'zod';
import { emptyable } from '../../base/emptyable';
import { UserId } from '../../base/ids';
import { PERSON_TITLES } from '../../base/person-title';
import { MAX_TAGS } from '../../base/tag-list';
import { Day, Email, Instant, Money, Name, TimeZone, Version } from '../../base/values';
import { toChangeSchema } from '../../contract/change-schema';
import { requiresPermission } from '../../contract/permission-fields';
import { ClientId, DataImportId, HouseholdId } from './client-id';
import {
  BILLING,
  day,
  EmergencyContact,
  email,
  Line,
  line,
  lines,
  PROFILE_LISTS,
  PROFILE_PREFERENCES,
  text,
} from './profile-parts';

/** How clients would like to be reached. */
export const CONTACT_METHODS = ['email', 'phone', 'text', 'whatsapp'] as const;
export const GENDERS = ['female', 'male', 'other'] as const;
export const CLIENT_STATUSES = ['active', 'prospect', 'inactive'] as const;
/** Source: R-ACC-119. */
export const VACCINATED_ANSWERS = ['Yes', 'No', 'Prefer not to say'] as const;
/** Source: spec 3 §9 (G-168). */
export const SHIRT_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;
export const MAX_ADVISORS = 20;
/** As many clients as are changed at once. */
export const MAX_CHANGED_AT_ONCE = 10;

const MAX_EMAILS = 10;
const flag = z.boolean().optional();

/** Whether and how somebody came to the agency, and what they may be sent. Source: spec 3 §3. */
const HearAboutUs = z.object({
  accept_important_sms: flag,
  accept_news_sms: flag,
  how_did_you_hear_about_us: line(),
});

/** What an advisor enters of a person who is a client. Only a first name is needed: some people have one name. Source: spec 3 §3 (G-181). */
export const ClientDraft = z.object({
  /** Source: R-ACC-118. */
  title: emptyable(z.enum(PERSON_TITLES)),
  first_name: Name,
  middle_name: line(),
  last_name: Line.default(''),
  nick_name: line(),
  suffix: line(),
  gender: emptyable(z.enum(GENDERS)),
  dob: day(),
  citizenship: line(),
  emails: z.array(Email).max(MAX_EMAILS).default([]),
  phone: line(),
  personal_mobile: line(),
  work_email: email(),
  work_phone: line(),
  work_mobile: line(),
  fax: line(),
  timezone: emptyable(TimeZone),
  preferred_contact_method: emptyable(z.enum(CONTACT_METHODS)),
  best_time_contact: line(),
  emergency_contact: EmergencyContact.optional(),
  secondary_emergency_contact: EmergencyContact.optional(),
  client_status: z.enum(CLIENT_STATUSES).default('active'),
  client_individual_id: line(),
  referral_source: line(),
  hear_about_us: HearAboutUs.optional(),
  hear_about_us_notes: text(),
  tags: z.array(Name).max(MAX_TAGS).default([]),
  advisor_id: z.array(UserId).max(MAX_ADVISORS).default([]),
  ...PROFILE_LISTS,
  air_preferences: PROFILE_PREFERENCES.air_preferences.optional(),
  accommodation_preferences: PROFILE_PREFERENCES.accommodation_preferences.optional(),
  transport_preferences: PROFILE_PREFERENCES.transport_preferences.optional(),
  cruise_preferences: PROFILE_PREFERENCES.cruise_preferences.optional(),
  tour_preferences: PROFILE_PREFERENCES.tour_preferences.optional(),
  shirt_size: emptyable(z.enum(SHIRT_SIZES)),
  preferred_departure_airport: line(),
  itinerary_misc: text(),
  ...BILLING,
  payment_method: line(),
  dk_number: line(),
  interface_id: line(),
  traveler_notes: text(),
  indiv_notes: text(),
  communication_history: text(),
  client_comments_notes: text(),
  place_visited: lines(),
  place_i_wish_to_visit: lines(),
  covid_vaccinated: emptyable(z.enum(VACCINATED_ANSWERS)),
  covid_vaccine_name: line(),
  covid_dose_count: line(),
  date_of_your_last_vaccine_dose: day(),
});
export type ClientDraft = z.infer<typeof ClientDraft>;

/** What a save may change of a client. */
export const ClientChanges = toChangeSchema(ClientDraft);
export type ClientChanges = z.infer<typeof ClientChanges>;

/** A person the agency knows. `trips` counts the trips that they are on. Source: spec 3 §3 Individual profile. */
export const Client = ClientDraft.extend({
  id: ClientId,
  /** Human and unique in the company, such as `C-1042`: what lists call Acct #. */
  ind_code: z.string(),
  trips: z.int().min(0).default(0),
  /** The last day of the last trip that is over, written the night after it. */
  last_traveled: Day.optional(),
  /**
   * What they owe on issued invoices, and what they have with the agency: payments that aren’t applied, and credit; an amount for each
   * currency. Accounting keeps both, and counts how often it wrote them.
   */
  balance_due: z.array(Money).optional(),
  client_credit: z.array(Money).optional(),
  money_round: z.int().optional(),
  /** Whom they live with, and who pays for them. */
  household_id: HouseholdId.optional(),
  created_by: UserId,
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Instant.optional(),
  deleted_by: z.string().optional(),
  /** The profile that this one was merged into; it's in the trash then. Source: G-165. */
  merged_into: ClientId.optional(),
  /** The import that added or filled them in, with the version it left: who has another one by now was changed since. */
  imported: z.object({ import_id: DataImportId, version: Version }).optional(),
  version: Version,
});
export type Client = z.infer<typeof Client>;

const shownCards = requiresPermission('View Client Credit Card', {
  cards: ClientDraft.shape.cards.unwrap().optional(),
});
/**
 * A client as they are answered, and what is entered of them: without cards for who is not shown them. What they owe is in lists, and in their
 * statement of account. Source: R-SHELL-222 (G-050).
 */
export const ShownClient = Client.omit({ balance_due: true, client_credit: true, money_round: true }).extend(
  shownCards,
);
export const ShownClientDraft = ClientDraft.extend(shownCards);
export type ShownClient = z.infer<typeof ShownClient>;

/** The columns of the list of individuals that come with a row. Source: R-ACC-032. */
export const ClientRow = Client.pick({
  id: true,
  ind_code: true,
  client_individual_id: true,
  first_name: true,
  last_name: true,
  emails: true,
  phone: true,
  trips: true,
  last_traveled: true,
  created_at: true,
  dob: true,
  tags: true,
  referral_source: true,
  client_status: true,
  advisor_id: true,
  deleted_at: true,
  version: true,
});
export type ClientRow = z.infer<typeof ClientRow>;
/** A row with what they owe and have, for those who may see it. Source: R-ACC-032. */
export const ClientMoneyRow = ClientRow.extend({
  ...requiresPermission('View Invoices', { balance_due: Client.shape.balance_due }),
  ...requiresPermission('View Payments', { client_credit: Client.shape.client_credit }),
});
export type ClientMoneyRow = z.infer<typeof ClientMoneyRow>;

/** What a client is called wherever one line names them. */
export const clientName = ({ first_name, last_name }: Pick<Client, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();
