import { describe, expect, it } from 'vitest';
import { atLeast, getTier, hasSubscription, TIERS } from './tiers';

const now = '2026-03-10T12:00:00.000Z';
const before = '2026-03-10T11:59:59.999Z';
const after = '2026-03-10T12:00:00.001Z';
const named = (subscription: string) => getTier({ subscription }, now);

describe('tiers', () => {
  it('R-SHELL-013 are Free, Starter, Pro and Advance, with Basic between (G-038)', () => {
    expect(TIERS.filter((tier) => tier !== 'Basic')).toEqual(['Free', 'Starter', 'Pro', 'Advance']);
  });
  it('R-SHELL-166 is Advance while a trial runs without a subscription', () => {
    expect(getTier({ trial_ends_at: after }, now)).toBe('Advance');
    expect(getTier({ subscription: '  ', trial_ends_at: after }, now)).toBe('Advance');
  });
  it('R-SHELL-167 is Free without a subscription and a running trial; at its very end a trial is over', () => {
    expect(getTier({}, now)).toBe('Free');
    expect(getTier({ subscription: null, trial_ends_at: now }, now)).toBe('Free');
    expect(getTier({ trial_ends_at: before }, now)).toBe('Free');
  });
  it('R-SHELL-168 is Advance for a name with advance', () => expect(named('advance_yearly')).toBe('Advance'));
  it('R-SHELL-169 is Advance for a name with ADVANCED', () => expect(named('Wayline ADVANCED')).toBe('Advance'));
  it('R-SHELL-170 is Starter for a name with starter', () => expect(named('Starter monthly')).toBe('Starter'));
  it('R-SHELL-171 is Basic for a name with Basic', () => expect(named('Basic')).toBe('Basic'));
  it('R-SHELL-172 is Free for any other name', () => expect(named('Friends of the house')).toBe('Free'));
  it('R-SHELL-173 lets the subscription decide, not a trial that still runs', () => {
    expect(getTier({ subscription: 'starter', trial_ends_at: after }, now)).toBe('Starter');
  });
  it('R-SHELL-302 takes CRM and Lite for Starter', () => {
    expect(named('CRM 2026')).toBe('Starter');
    expect(named('Lite')).toBe('Starter');
  });
  it('takes a name with pro for Pro and the largest plan of a name with several words', () => {
    expect(named('Pro monthly')).toBe('Pro');
    expect(named('Basic to Advance upgrade')).toBe('Advance');
    expect(named('Starter Pro')).toBe('Pro');
    expect(named('Starter Basic')).toBe('Starter');
  });
  it('orders the plans', () => {
    expect(TIERS.map((tier) => atLeast(tier, 'Basic'))).toEqual([false, false, true, true, true]);
  });
  it('counts a running trial as a subscription', () => {
    expect(hasSubscription({ trial_ends_at: after }, now)).toBe(true);
    expect(hasSubscription({ trial_ends_at: before }, now)).toBe(false);
    expect(hasSubscription({ subscription: 'Lite', trial_ends_at: before }, now)).toBe(true);
  });
});
