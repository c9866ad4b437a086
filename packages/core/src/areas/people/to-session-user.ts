import { createHash } from 'node:crypto';
import { type Actor, getCompanyPermissions } from '../../access/actor';
import { toCompanyConfiguration } from '../../access/company-denormalized';
import type { SessionUser } from '../../access/session-user';
import { subscriptionInForce } from '../../access/subscription-in-force';
import { trialRuns } from '../../access/tiers';
import { pictureAddress } from '../lookups/public-schemas';
import { logoAddress } from '../settings/public-schemas';
import { chatHash } from './chat-hash';

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The session user of an actor, with every field the web app keeps; what the support chat is told, where a secret is set to sign it with. Source: spec 1 §3. */
export const toSessionUser = (
  { user, company, name, permissions, visibility, flags, looks_from }: Actor,
  now: string,
  chat_secret?: string,
): SessionUser => ({
  id: user.id,
  legacy_id: null,
  company_user_id: company.owner_user_id,
  user_type_id: user.user_type_id,
  email: user.email,
  company_currency: company.currency_code,
  currency: company.currency_code,
  currency_icon: symbolOf(company.currency_code),
  currency_code: company.currency_code,
  time_format: user.time_format ?? company.time_format,
  date_format: user.date_format ?? company.date_format,
  timezone: user.timezone ?? company.timezone,
  auto_logout_minutes: user.auto_logout_minutes,
  is_set_up: user.is_set_up,
  permissions_data: [...permissions],
  permissions_company_data: getCompanyPermissions({ company, permissions }),
  roles: user.roles,
  ...(visibility !== 'all' && { visibility }),
  subscription: subscriptionInForce(company, now) ?? null,
  trial_ends_at: company.trial_ends_at ?? null,
  company_logo: logoAddress(company.id, company.logo_file),
  avatar_img: pictureAddress(company.id, user.avatar_file),
  encrypted_id: hashOf(`${company.id}|${user.id}`),
  is_commissionable: user.is_commissionable,
  usercompany: {
    id: company.id,
    company_name: company.company_name,
    is_er_account: company.is_er_account,
    closing_at: company.closing_at,
    plan_unpaid_until: company.plan_unpaid_since && company.plan_ends_at,
    notice: company.users_notice,
    platform: company.platform,
    booking_type_names: company.booking_type_names,
    link_days: company.link_days,
    links_need_code: company.links_need_code,
  },
  ...(looks_from && { looks_from: { company_name: looks_from.company_name } }),
  company_configuration: toCompanyConfiguration(company),
  user_detail: { first_name: user.first_name, last_name: user.last_name },
  feature_flags: [...flags],
  ...(chat_secret &&
    !looks_from && {
      chat_detail: {
        id: user.id,
        email: user.email,
        full_name: name,
        hash: chatHash(chat_secret, user.id),
        company_name: company.company_name,
        type: company.company_type,
        phone_no: user.phone_no,
        subscribed: Boolean(subscriptionInForce(company, now)) || trialRuns(company, now),
        trial_starts_at: company.trial_starts_at,
        trial_ends_at: company.trial_ends_at,
        website: company.website,
        stripe_plan: company.subscription,
        stripe_status: company.stripe_status,
        stripe_active_seats: company.seats,
      },
    }),
});
