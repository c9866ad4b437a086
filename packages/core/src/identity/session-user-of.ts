import { createHash } from 'node:crypto';
import type { Actor } from './actor';
import type { SessionUser } from './session-user';
import { trialRuns } from './tiers';

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The session user of an actor, with every field the web app keeps. Source: spec 1 §3. */
export const sessionUserOf = ({ user, company, name, permissions, flags }: Actor, now: string): SessionUser => ({
  id: user.id,
  legacy_id: null,
  company_user_id: company.owner_user_id,
  user_type_id: user.user_type_id,
  email: user.email,
  company_currency: company.currency_code,
  currency: company.currency_code,
  currency_icon: symbolOf(company.currency_code),
  currency_code: company.currency_code,
  permissions_data: [...permissions],
  permissions_company_data: company.permissions_company_data,
  roles: user.roles,
  subscription: company.subscription ?? null,
  trial_ends_at: company.trial_ends_at ?? null,
  encrypted_id: hashOf(`${company.id}|${user.id}`),
  is_commissionable: user.is_commissionable,
  usercompany: { id: company.id, company_name: company.company_name, is_er_account: company.is_er_account },
  user_detail: { first_name: user.first_name, last_name: user.last_name },
  feature_flags: [...flags],
  chat_detail: {
    id: user.id,
    email: user.email,
    full_name: name,
    hash: hashOf(user.email),
    company_name: company.company_name,
    type: company.company_type,
    phone_no: user.phone_no,
    subscribed: Boolean(company.subscription) || trialRuns(company, now),
    trial_starts_at: company.trial_starts_at,
    trial_ends_at: company.trial_ends_at,
    website: company.website,
    stripe_plan: company.subscription,
  },
});
