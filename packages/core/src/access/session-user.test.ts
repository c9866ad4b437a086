import { describe, expect, it } from 'vitest';
import { ID_PREFIX } from '../base/id-shape';
import { ChatDetail, defaultCurrency, displayName, isCompanyOwner, SessionUser } from './session-user';

const id = `${ID_PREFIX.user}_${'0'.repeat(26)}`;
const owner = `${ID_PREFIX.user}_${'1'.repeat(26)}`;
const chat_detail = {
  id,
  email: 'ana@example.com',
  full_name: 'Ana Prado',
  hash: 'h',
  company_name: 'Prado Travel',
  type: 'agency',
  phone_no: '+1 555',
  subscribed: true,
  trial_starts_at: '2026-01-01T00:00:00.000Z',
  trial_ends_at: '2026-02-01T00:00:00.000Z',
  website: 'http://prado.example',
  stripe_plan: 'Pro',
  stripe_status: 'active',
  stripe_active_seats: 3,
};
const user = {
  id,
  legacy_id: 7,
  company_user_id: owner,
  user_type_id: 1,
  email: 'ana@example.com',
  company_currency: 'USD',
  currency: 'US Dollar',
  currency_icon: '$',
  currency_code: 'USD',
  permissions_data: ['View Trips'],
  permissions_company_data: { View_Client_Credit_Card: true },
  roles: ['Advisor'],
  subscription: 'Pro',
  trial_ends_at: null,
  avatar_img: 'a.png',
  company_logo: 'l.png',
  encrypted_id: 'e',
  is_commissionable: true,
  usercompany: { id: 'c', company_name: 'Prado Travel', is_er_account: false },
  user_detail: { first_name: 'Ana', last_name: 'Prado' },
  feature_flags: [],
  chat_detail,
};

describe('session user', () => {
  it('R-SHELL-123 carries every field of a session', () => {
    expect(SessionUser.parse(user)).toEqual(user);
    expect(SessionUser.safeParse({ ...user, permissions_data: ['Rule the world'] }).success).toBe(false);
  });
  it('R-SHELL-127 has a chat detail with all of its fields', () => {
    expect(ChatDetail.parse(chat_detail)).toEqual(chat_detail);
  });
  it('R-SHELL-128 an empty company user is the owner', () => {
    for (const company_user_id of ['', null, undefined]) expect(isCompanyOwner({ id, company_user_id })).toBe(true);
  });
  it('R-SHELL-129 company user 0 is the owner', () => {
    for (const company_user_id of [0, '0']) expect(isCompanyOwner({ id, company_user_id })).toBe(true);
  });
  it('R-SHELL-130 who is their own company user is the owner', () => {
    expect(isCompanyOwner({ id, company_user_id: id })).toBe(true);
    expect(isCompanyOwner({ id: '12', company_user_id: 12 })).toBe(true);
  });
  it('R-SHELL-131 anybody else is an internal user', () =>
    expect(isCompanyOwner({ id, company_user_id: owner })).toBe(false));
  it('the owner goes by the name of the company', () => {
    expect(displayName({ ...user, company_user_id: id })).toBe('Prado Travel');
  });
  it('an internal user goes by first and last name', () => expect(displayName(user)).toBe('Ana Prado'));
  it('R-SHELL-298 the default currency is the code of the session', () => {
    expect(defaultCurrency({ currency_code: 'EUR' })).toBe('EUR');
  });
  it('R-SHELL-299 and USD without one', () => expect(defaultCurrency({})).toBe('USD'));
});
