import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscriptionInForce } from '../../access/subscription-in-force';
import { getTier, TIERS } from '../../access/tiers';
import { applyDiscount } from './coupon';
import { nextPayment } from './next-payment';
import { difference, fitting, kindOfChange } from './plan-change';
import { type Choice, CYCLES, calculatePlanCost, PAID_PLANS, PLANS, planNamed, subscriptionName } from './plans';
import { seatFor, seatsHeld, seatsLeft } from './seats';

const NOW = '2026-03-10T12:00:00.000Z';
const LATER = '2026-03-10T12:00:00.001Z';
const choice = fc.record<Choice>({
  plan: fc.constantFrom(...PAID_PLANS),
  cycle: fc.constantFrom(...CYCLES),
  seats: fc.integer({ min: 5, max: 60 }),
});
const wish = (plan: Choice['plan'], cycle: Choice['cycle'] = 'month', seats = 5): Choice => ({ plan, cycle, seats });
const people = (n: number) => Array.from({ length: n }, (_, i) => ({ is_active: i !== 0 }));

describe('plans', () => {
  it('R-SHELL-013 are Free, Starter, Pro and Advance, and Basic between them', () =>
    expect(Object.keys(PLANS)).toEqual([...TIERS]));
  it('R-SHELL-168 R-SHELL-170 R-SHELL-171 have names from which their tier is derived', () => {
    for (const plan of PAID_PLANS)
      for (const cycle of CYCLES) {
        expect(getTier({ subscription: subscriptionName({ plan, cycle }) }, NOW)).toBe(plan);
        expect(planNamed(subscriptionName({ plan, cycle }))).toBe(plan);
      }
    expect([planNamed(undefined), planNamed('  ')]).toEqual(['Free', 'Free']);
  });
  it('cost more the more they open and the more work on them, and ten months for a year', () => {
    expect(calculatePlanCost(wish('Pro', 'month', 3)).minor).toBe(7_900);
    expect(calculatePlanCost(wish('Pro', 'month', 5)).minor).toBe(7_900 + 2 * 2_500);
    for (const plan of PAID_PLANS) expect(PLANS[plan].price.year).toBe(10 * PLANS[plan].price.month);
    fc.assert(
      fc.property(choice, (c) => calculatePlanCost({ ...c, seats: c.seats + 1 }).minor > calculatePlanCost(c).minor),
    );
  });
});

describe('a change of plan', () => {
  const standing = (c: Choice, more: { trialing?: boolean; next?: Choice } = {}) => ({
    choice: c,
    trialing: false,
    ...more,
  });
  it('begins where there is none', () => expect(kindOfChange(undefined, wish('Pro'))).toBe('start'));
  it.each([
    ['a larger plan', wish('Basic'), wish('Pro'), 'now'],
    ['more seats', wish('Pro'), wish('Pro', 'month', 6), 'now'],
    ['a year ahead', wish('Pro'), wish('Pro', 'year'), 'now'],
    ['a smaller plan', wish('Pro'), wish('Basic'), 'later'],
    ['fewer seats', wish('Pro', 'month', 6), wish('Pro'), 'later'],
    ['a month after a year', wish('Pro', 'year'), wish('Advance'), 'later'],
    ['nothing else', wish('Pro'), wish('Pro'), 'none'],
  ] as const)('to %s takes effect as it should', (_, from, to, kind) =>
    expect(kindOfChange(standing(from), to)).toBe(kind),
  );
  it('takes back what was to come, and does not ask for it twice', () => {
    const waiting = standing(wish('Pro'), { next: wish('Basic') });
    expect(kindOfChange(waiting, wish('Pro'))).toBe('take_back');
    expect(kindOfChange(waiting, wish('Basic'))).toBe('none');
    expect(kindOfChange(waiting, wish('Starter'))).toBe('later');
  });
  it('is free while nothing is paid yet', () =>
    expect(kindOfChange(standing(wish('Pro'), { trialing: true }), wish('Starter'))).toBe('now'));
  it('never closes anything at once that is paid for', () =>
    fc.assert(
      fc.property(choice, choice, (from, to) => {
        const atOnce = kindOfChange(standing(from), to) === 'now';
        return !atOnce || difference(from.plan, to.plan).closes.length === 0;
      }),
    ));
  it('closes one way what it opens the other way', () =>
    fc.assert(
      fc.property(choice, choice, (a, b) => {
        expect(difference(a.plan, b.plan).opens).toEqual(difference(b.plan, a.plan).closes);
      }),
    ));
  it('names nothing among what a plan adds that is still to come', () => {
    expect(difference('Starter', 'Basic').opens).toContain('Teams');
    for (const title of ['Commissions', 'Payroll', 'Sales report basis'])
      expect(difference('Free', 'Advance').opens).not.toContain(title);
  });
  it('is paid for next when the period ends, or a period from now where it begins anew', () => {
    const held = { choice: wish('Pro'), period_ends: '2026-03-31T00:00:00.000Z', status: 'active' };
    expect(nextPayment(held, 'now', 'month', NOW)).toBe(held.period_ends);
    expect(nextPayment(held, 'now', 'year', NOW)).toBe('2027-03-10T12:00:00.000Z');
    expect(nextPayment(undefined, 'start', 'month', '2026-01-31T12:00:00.000Z')).toBe('2026-02-28T12:00:00.000Z');
  });
});

describe('seats', () => {
  const pro = { subscription: 'Pro Monthly', seats: 4 };
  it('are taken by active people only', () => {
    expect(seatsLeft(pro, people(4), NOW)).toBe(1);
    expect(seatsLeft(pro, people(9), NOW)).toBe(0);
  });
  it('are without limit on trial and on a plan of old, and one without a plan', () => {
    expect(seatsHeld({ trial_ends_at: LATER }, NOW)).toBeUndefined();
    expect(seatsHeld({ subscription: 'Advance Yearly' }, NOW)).toBeUndefined();
    expect(seatsHeld({ trial_ends_at: NOW, seats: 9 }, NOW)).toBe(1);
    expect(seatsHeld({ ...pro, plan_ends_at: NOW }, NOW)).toBe(1);
  });
  it('refuse one more with how many there are', () => {
    expect(seatFor(pro, people(4), NOW)).toEqual({ ok: true, value: true });
    expect(seatFor(pro, people(5), NOW)).toMatchObject({ ok: false, code: 'seats.full', params: { seats: '4' } });
  });
  it('must be enough for whoever is active, and are at least those of the plan', () => {
    expect(fitting(wish('Pro', 'month', 1), 2)).toEqual({ ok: true, value: wish('Pro', 'month', 3) });
    expect(fitting(wish('Starter', 'month', 1), 2)).toMatchObject({ ok: false, code: 'seats.in_use' });
  });
});

describe('the subscription in force', () => {
  const name = { subscription: 'Pro Monthly' };
  it('R-SHELL-166 lets the trial decide until a plan begins', () => {
    expect(subscriptionInForce({ ...name, plan_starts_at: LATER }, NOW)).toBeUndefined();
    expect(subscriptionInForce({ ...name, plan_starts_at: NOW }, NOW)).toBe('Pro Monthly');
  });
  it('R-SHELL-167 is none once the plan has ended', () => {
    expect(subscriptionInForce({ ...name, plan_ends_at: NOW }, NOW)).toBeUndefined();
    expect(subscriptionInForce({ ...name, plan_ends_at: LATER }, NOW)).toBe('Pro Monthly');
  });
});

describe('a coupon', () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  it('takes off a share or an amount, of its own currency, and never more than there is', () => {
    expect(applyDiscount(usd(7_900), { percent_off: 20 })).toEqual(usd(6_320));
    expect(applyDiscount(usd(7_900), { amount_off: usd(1_000) })).toEqual(usd(6_900));
    expect(applyDiscount(usd(500), { amount_off: usd(1_000) })).toEqual(usd(0));
    expect(applyDiscount(usd(7_900), { amount_off: { minor: 1_000, currency: 'EUR' } })).toEqual(usd(7_900));
    expect(applyDiscount(usd(7_900), undefined)).toEqual(usd(7_900));
  });
});
