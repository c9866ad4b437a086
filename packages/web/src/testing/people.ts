import { getFeatureFlags } from '@wayline/core/access/feature-flags';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { SessionUser } from '@wayline/core/access/session-user';

/** An owner of an Advance company, and any other user by what differs. */
export const sessionUser = (differs: Partial<SessionUser> = {}): SessionUser => ({
  id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV' as SessionUser['id'],
  company_user_id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  user_type_id: 3,
  email: 'marta@northlight.travel',
  currency_code: 'USD',
  permissions_data: [...PERMISSIONS],
  permissions_company_data: {},
  roles: ['Master Admin'],
  subscription: 'Advance',
  is_commissionable: true,
  usercompany: { id: 'cmp_01ARZ3NDEKTSV4RRFFQ69G5FAV', company_name: 'Northlight Travel', is_er_account: false },
  user_detail: { first_name: 'Marta', last_name: 'Lindqvist' },
  feature_flags: [...getFeatureFlags([])],
  ...differs,
});

export const TOKENS = { access_token: 'access-1', refresh_token: 'refresh-1' };
