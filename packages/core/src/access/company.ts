import * as z from 'zod';
import { BookingTypeNames } from '../base/booking-type-names';
import { DATE_FORMATS } from '../base/date-format';
import { CompanyId, FileId, HostAgencyId, ItineraryTemplateId, TeamId, UserId } from '../base/ids';
import { TIME_FORMATS } from '../base/times';
import { CurrencyCode, Email, Instant, Name, TimeZone, Version } from '../base/values';
import { Accent } from './brand';
import { ClientDomain } from './client-domain';
import { CompanyConfiguration, Platform, UsersNotice } from './company-denormalized';
import { StoredRole } from './stored-role';

/** Who may open an account. Source: spec 1 §1 and the sign-up type choice. */
export const SIGN_UP_TYPES = ['travel_advisor', 'agency', 'tour_operator', 'company'] as const;

/** The tenant. `subscription` is the plan's name, from which the tier is derived. */
export const Company = z.object({
  id: CompanyId,
  company_name: Name,
  company_type: z.enum(SIGN_UP_TYPES),
  owner_user_id: UserId,
  subscription: z.string().optional(),
  trial_starts_at: Instant.optional(),
  trial_ends_at: Instant.optional(),
  currency_code: CurrencyCode.default('USD'),
  timezone: TimeZone.default('UTC'),
  time_format: z.enum(TIME_FORMATS).optional(),
  date_format: z.enum(DATE_FORMATS).optional(),
  feature_flags: z.array(z.string()).default([]),
  is_er_account: z.boolean().default(false),
  permissions_company_data: z.record(z.string(), z.boolean()).default({}),
  /** The roles it has edited, and those it named itself. */
  roles: z.array(StoredRole).default([]),
  website: z.string().optional(),
  /** How many people may be active at once; unlimited while there is none. Source: subscription/seats.ts. */
  seats: z.int().min(0).optional(),
  stripe_customer_id: z.string().optional(),
  stripe_subscription_id: z.string().optional(),
  /** Stripe's word for how the subscription stands: `active`, `trialing`, `past_due`, `canceled`. */
  stripe_status: z.string().optional(),
  plan_cycle: z.enum(['month', 'year']).optional(),
  /** When a plan chosen during the trial begins to decide. */
  plan_starts_at: Instant.optional(),
  /** When the next payment is due. */
  plan_renews_at: Instant.optional(),
  /** When the plan stops opening anything: at the end of a cancelled period, or of the grace after a failed payment. */
  plan_ends_at: Instant.optional(),
  /** When the payment that is still open was due. */
  plan_unpaid_since: Instant.optional(),
  /** What a change to less turns the plan into, and when. */
  plan_next: z
    .object({ plan: z.string(), cycle: z.enum(['month', 'year']), seats: z.int().min(1), at: Instant })
    .optional(),
  /** The name in the address of its public page, `/company/<name>`. */
  page_name: z.string().optional(),
  logo_file: z.string().optional(),
  /** The colour of its brand, and the line by which clients reach it. */
  accent: Accent.optional(),
  contact_line: z.string().optional(),
  /** How long links to its itineraries work, in days, and whether each asks for an access code. */
  link_days: z.int().min(1).optional(),
  links_need_code: z.boolean().optional(),
  users_notice: UsersNotice.optional(),
  platform: Platform.optional(),
  booking_type_names: BookingTypeNames.optional(),
  ...ClientDomain.shape,
  sales_report_by: CompanyConfiguration.shape.sales_report_by.optional(),
  payroll: CompanyConfiguration.omit({ sales_report_by: true, client_default_phone_country_code_id: true }).optional(),
  client_default_phone_country_code_id: CompanyConfiguration.shape.client_default_phone_country_code_id,
  /** When its owner closed the account: it can only be looked at, and is deleted 30 days later. */
  closing_at: Instant.optional(),
  created_at: Instant,
  version: Version,
});
export type Company = z.infer<typeof Company>;

/** A person who signs in. `sub` is the identity provider's id; `signed_out_at` ends every older session. */
/** Which layout a user has chosen: Modern is new, the denser Classic old. Source: G-031, G-192. */
export const UiVersion = z.enum(['new', 'old']);
export type UiVersion = z.infer<typeof UiVersion>;

export const User = z.object({
  id: UserId,
  sub: z.string(),
  email: Email,
  first_name: Name,
  last_name: Name,
  phone_no: z.string().optional(),
  user_type_id: z.int(),
  roles: z.array(z.string()),
  /** Replaces the permissions of the role when set. */
  permissions: z.array(z.string()).optional(),
  is_active: z.boolean(),
  is_commissionable: z.boolean().default(false),
  /** How this user reads times and days, where it is not as the company does. */
  time_format: z.enum(TIME_FORMATS).optional(),
  date_format: z.enum(DATE_FORMATS).optional(),
  timezone: TimeZone.optional(),
  /** The picture colleagues see; it is opened by its id. */
  avatar_file: FileId.optional(),
  /** After how many minutes without a touch they are signed out; never where it is missing. */
  auto_logout_minutes: z.int().optional(),
  /** Whether they have gone through what a new account is asked first. */
  is_set_up: z.boolean().optional(),
  ui_preference: UiVersion.default('new'),
  signed_out_at: Instant.optional(),
  /** When they left, removed by an administrator or by closing their own account: no sign-in and no address is left, only the name that their work stands under. */
  left_at: Instant.optional(),
  job_title: z.string().optional(),
  ic_account_type: z.string().optional(),
  team_id: TeamId.optional(),
  /** The office of the flight reservation system they book in. */
  pcc: z.string().optional(),
  /** What a new itinerary of theirs begins from. */
  itinerary_template_id: ItineraryTemplateId.optional(),
  sub_agency_name: z.string().optional(),
  host_agency_id: HostAgencyId.optional(),
  /** Features switched on or off for this user, whatever the company's are. Source: G-045. */
  feature_flags: z.record(z.string(), z.boolean()).optional(),
  legacy_id: z.string().optional(),
  created_at: Instant,
  version: Version,
});
export type User = z.infer<typeof User>;
