import { describe, expect, it } from 'vitest';
import { getTier, TIERS, type Tier } from '../access/tiers';
import { failingGuard, GUARDS, type Guard, type GuardSession } from './guards';

const session: GuardSession = {
  tier: 'Advance',
  role: 'Advisor',
  permissions: new Set(['Manage Payroll']),
  is_er_account: true,
  has_subscription: true,
};
const all: Guard[] = [
  'signed-in',
  'not-free',
  'not-free-or-starter',
  'not-standard-role',
  'er-account',
  'advance-only',
  'manage-payroll',
  'has-subscription',
];
const subscription = '/myaccount/subscription';
/** Where a visitor is sent by the first guard that fails. */
const guardRedirect = (guards: readonly Guard[], session: GuardSession | undefined) => {
  const failing = failingGuard(guards, session);
  return failing && GUARDS[failing].redirect;
};

const tiersSentAway = (guard: Guard): Tier[] =>
  TIERS.filter((tier) => guardRedirect([guard], { ...session, tier }) === subscription);

describe('route guards', () => {
  it('R-SHELL-061 sends a visitor to sign in', () => expect(guardRedirect(['signed-in'], undefined)).toBe('/login'));
  it('R-SHELL-062 lets a signed-in user in', () => expect(guardRedirect(all, session)).toBeUndefined());
  it('leaves an unguarded route open', () => expect(guardRedirect([], undefined)).toBeUndefined());
  it('R-SHELL-121 the sign-in guard acts first', () => expect(guardRedirect(all, undefined)).toBe('/login'));
  it('R-SHELL-096 sends Free and Starter to the subscription page', () => {
    expect(tiersSentAway('not-free-or-starter')).toEqual(['Free', 'Starter']);
  });
  it('R-SHELL-097, R-SHELL-098 sends only Free away from checklists', () =>
    expect(tiersSentAway('not-free')).toEqual(['Free']));
  it('R-SHELL-101 sends the Standard role away', () => {
    expect(guardRedirect(['not-standard-role'], { ...session, role: 'Standard' })).toBe(subscription);
  });
  it('R-SHELL-113 sends everybody below Advance away', () => {
    expect(tiersSentAway('advance-only')).toEqual(['Free', 'Starter', 'Basic', 'Pro']);
  });
  it('R-SHELL-115 shows the not-found page without Manage Payroll', () => {
    expect(guardRedirect(['manage-payroll'], { ...session, permissions: new Set() })).toBe('/pie_page_not_found');
  });
  it('shows the not-found page to an account that is no ER account', () => {
    expect(guardRedirect(['er-account'], { ...session, is_er_account: false })).toBe('/pie_page_not_found');
  });
  it('R-SHELL-119 sends a user without a subscription away', () => {
    expect(guardRedirect(['has-subscription'], { ...session, has_subscription: false })).toBe(subscription);
  });
  it('follows the order of the guards', () => {
    const poor: GuardSession = { ...session, tier: 'Free', permissions: new Set() };
    expect(guardRedirect(['not-free', 'manage-payroll'], poor)).toBe(subscription);
    expect(guardRedirect(['manage-payroll', 'not-free'], poor)).toBe('/pie_page_not_found');
  });
  it('R-TRIP-158 gates Free, Starter by each of its names, Pro and Advance as section 2 says', () => {
    const gated = (subscription?: string) =>
      (['not-free', 'not-free-or-starter', 'advance-only'] as const).filter(
        (guard) =>
          guardRedirect([guard], { ...session, tier: getTier({ subscription }, '2026-03-10') }) ===
          '/myaccount/subscription',
      );
    expect(gated()).toEqual(['not-free', 'not-free-or-starter', 'advance-only']);
    for (const starter of ['Starter', 'CRM', 'Lite'])
      expect(gated(starter)).toEqual(['not-free-or-starter', 'advance-only']);
    expect(gated('Pro')).toEqual(['advance-only']);
    expect(gated('Advance')).toEqual([]);
  });
});
