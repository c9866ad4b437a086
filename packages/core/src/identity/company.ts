import * as z from 'zod';
import { CompanyId, UserId } from '../kernel/ids';
import { CurrencyCode, Email, Instant, Name, TimeZone, Version } from '../kernel/values';

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
  feature_flags: z.array(z.string()).default([]),
  is_er_account: z.boolean().default(false),
  permissions_company_data: z.record(z.string(), z.boolean()).default({}),
  website: z.string().optional(),
  /** The name in the address of its public page, `/company/<name>`. */
  page_name: z.string().optional(),
  logo_file: z.string().optional(),
  created_at: Instant,
  version: Version,
});
export type Company = z.infer<typeof Company>;

/** A person who signs in. `sub` is the identity provider's id; `signed_out_at` ends every older session. */
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
  ui_preference: z.enum(['new', 'old']).default('new'),
  signed_out_at: Instant.optional(),
  created_at: Instant,
  version: Version,
});
export type User = z.infer<typeof User>;
