import * as z from 'zod';
import { BookingTypeNames } from '../base/booking-type-names';
import { DATE_FORMATS } from '../base/date-format';
import { UserId } from '../base/ids';
import { TIME_FORMATS } from '../base/times';
import { CurrencyCode, Instant } from '../base/values';
import { CompanyConfiguration, Platform, UsersNotice } from './company-denormalized';
import { FEATURE_FLAGS } from './feature-flags';
import { PERMISSIONS } from './permissions';
import { Visibility } from './visibilities';

/** What the support chat is told about who writes. Source: R-SHELL-127. */
export const ChatDetail = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  hash: z.string(),
  company_name: z.string(),
  type: z.string(),
  phone_no: z.string().optional(),
  subscribed: z.boolean(),
  trial_starts_at: Instant.optional(),
  trial_ends_at: Instant.optional(),
  website: z.string().optional(),
  stripe_plan: z.string().optional(),
  stripe_status: z.string().optional(),
  stripe_active_seats: z.int().min(0).optional(),
});
export type ChatDetail = z.infer<typeof ChatDetail>;

/**
 * The signed-in user as the web app keeps them. `company_user_id` is the owner's user id; `roles` are role names, `subscription`
 * is the plan's name; `feature_flags` are those in force. Source: R-SHELL-123, spec 1 §3.
 */
export const SessionUser = z.object({
  id: UserId,
  legacy_id: z.union([z.string(), z.number()]).nullish(),
  company_user_id: z.union([z.string(), z.number()]).nullish(),
  user_type_id: z.int(),
  email: z.string(),
  company_currency: z.string().optional(),
  currency: z.string().optional(),
  currency_icon: z.string().optional(),
  currency_code: CurrencyCode.optional(),
  /** How the user reads times and days, and where they are at home. */
  time_format: z.enum(TIME_FORMATS).optional(),
  date_format: z.enum(DATE_FORMATS).optional(),
  timezone: z.string().optional(),
  /** After how many minutes without a touch the session ends in this browser; never where it is missing. */
  auto_logout_minutes: z.int().optional(),
  is_set_up: z.boolean().optional(),
  permissions_data: z.array(z.enum(PERMISSIONS)),
  permissions_company_data: z.record(z.string(), z.boolean()),
  roles: z.array(z.string()),
  /** Whose trips they see, where that is not all of them. */
  visibility: Visibility.optional(),
  subscription: z.string().nullish(),
  trial_ends_at: Instant.nullish(),
  avatar_img: z.string().optional(),
  company_logo: z.string().optional(),
  encrypted_id: z.string().optional(),
  is_commissionable: z.boolean(),
  usercompany: z.object({
    id: z.string(),
    company_name: z.string(),
    is_er_account: z.boolean(),
    /** When the company's account was closed; it can only be looked at since. */
    closing_at: Instant.optional(),
    /** When the plan ends for want of a payment; it is told to those who can see to it. */
    plan_unpaid_until: Instant.optional(),
    /** What everybody here is told at the top of their pages. */
    notice: UsersNotice.optional(),
    platform: Platform.optional(),
    booking_type_names: BookingTypeNames.optional(),
    link_days: z.int().optional(),
    links_need_code: z.boolean().optional(),
  }),
  /** The agency this user is at home in, while they look into one of its sub-agencies. */
  looks_from: z.object({ company_name: z.string() }).optional(),
  company_configuration: CompanyConfiguration.optional(),
  user_detail: z.object({ first_name: z.string(), last_name: z.string() }),
  feature_flags: z.array(z.enum(FEATURE_FLAGS)),
  chat_detail: ChatDetail.optional(),
});
export type SessionUser = z.infer<typeof SessionUser>;

type Owned = Pick<SessionUser, 'company_user_id'> & { id: string };
/** Whether a user owns the company: no owner named, 0, or the user themself. Source: R-SHELL-128..131. */
export const isCompanyOwner = ({ id, company_user_id }: Owned): boolean =>
  !company_user_id || company_user_id === '0' || String(company_user_id) === id;

type Named = Owned & {
  usercompany: Pick<SessionUser['usercompany'], 'company_name'>;
  user_detail: SessionUser['user_detail'];
};
/** The company's name for its owner, first and last name for an internal user. Source: R-SHELL-132, R-SHELL-133. */
export const displayName = (user: Named): string =>
  isCompanyOwner(user)
    ? user.usercompany.company_name
    : `${user.user_detail.first_name} ${user.user_detail.last_name}`.trim();

/** The one user type with a fixed id. Source: R-SHELL-161, R-SHELL-162 (G-063). */
export const INDEPENDENT_CONTRACTOR_USER_TYPE_ID = 15;

export const DEFAULT_CURRENCY = 'USD';
/** The currency new prices start with. Source: R-SHELL-298, R-SHELL-299. */
export const defaultCurrency = (user: Pick<SessionUser, 'currency_code'>): string =>
  user.currency_code || DEFAULT_CURRENCY;
