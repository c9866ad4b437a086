import { describe, expect, it } from 'vitest';
import { getCompanyPermissions, getFieldPermissions, toActor } from './actor';
import { Company, User } from './company';
import { PERMISSIONS } from './permissions';

const NOW = '2026-11-21T09:00:00.000Z';
const company = Company.parse({
  id: 'cmp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  company_name: 'Northlight Travel',
  company_type: 'agency',
  owner_user_id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  created_at: NOW,
  version: 1,
});
const user = (differs: object) =>
  User.parse({
    id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAW',
    sub: 'sub-1',
    email: 'marta@northlight.travel',
    first_name: 'Marta',
    last_name: 'Lindqvist',
    user_type_id: 2,
    roles: ['Advisor'],
    permissions: ['View Trips'],
    is_active: true,
    created_at: NOW,
    version: 1,
    ...differs,
  });
const held = (differs: object) => [...toActor(user(differs), company, NOW).permissions];

it('holds what was given in place of the role', () => expect(held({})).toEqual(['View Trips']));
it('R-SHELL-216 R-SHELL-227 a Master Admin holds everything, whatever was given in place of the role: admin rights are a role (G-045)', () => {
  expect(held({ roles: ['Master Admin', 'Advisor'] })).toEqual(PERMISSIONS);
  expect(held({ roles: ['Advisor', 'Master Admin'] })).toEqual(['View Trips']);
});
it('the owner of the company holds everything, whatever the role', () =>
  expect(held({ id: company.owner_user_id, roles: ['Standard'] })).toEqual(PERMISSIONS));

describe('client credit cards', () => {
  const shown = (permissions: string[], permissions_company_data: Record<string, boolean>) =>
    getCompanyPermissions(toActor(user({ permissions }), { ...company, permissions_company_data }, NOW))
      .View_Client_Credit_Card;
  it('R-SHELL-222 are shown to those whose role allows it (G-050)', () =>
    expect(shown(['View Client Credit Card'], {})).toBe(true));
  it('R-SHELL-223 are shown to nobody else, and to nobody where the company has switched them off', () => {
    expect(shown(['View Client Profiles'], { View_Client_Credit_Card: true })).toBe(false);
    expect(shown(['View Client Credit Card'], { View_Client_Credit_Card: false })).toBe(false);
  });
  it('R-SHELL-223 are a field that nobody is shown where the company has switched them off, its owner included', () => {
    const switched = { ...company, permissions_company_data: { View_Client_Credit_Card: false } };
    const owner = toActor(user({ id: company.owner_user_id }), switched, NOW);
    expect(owner.permissions.has('View Client Credit Card')).toBe(true);
    expect(getFieldPermissions(owner).has('View Client Credit Card')).toBe(false);
    expect(getFieldPermissions(owner).has('View Commissions')).toBe(true);
  });
});
