import { addCard } from '@wayline/local/testing/add-card';
import { type BillingWorld, billingWorld } from '@wayline/local/testing/billing-world';
import type { Person } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';

let w: BillingWorld;
let owner: Person;
beforeAll(async () => {
  w = await billingWorld();
  owner = w.world.people.stranger;
});
afterAll(() => w.stop());

const view = async (as = owner) => expectOk(await w.world.call('users.subscriptions', {}, { as }));
type Wish = { plan: 'Starter' | 'Basic' | 'Pro' | 'Advance'; cycle: 'month' | 'year'; seats: number };
type More = { coupon?: string; starts?: 'now' | 'trial_end' };
const preview = (wish: Wish & More) => w.world.call('users.plans', wish, { as: owner });
const change = (wish: Wish & More) => w.world.call('users.subscriptions.change', wish, { as: owner });
const PRO: Wish = { plan: 'Pro', cycle: 'month', seats: 3 };

it('R-SHELL-275 R-SHELL-278 lists all plans with prices, seats and what they open', async () => {
  const { plans } = expectOk(await w.world.call('users.stripe-plans.list', {}, { as: w.world.people.standard }));
  expect(plans.map((p) => p.plan)).toEqual(['Free', 'Starter', 'Basic', 'Pro', 'Advance']);
  expect(plans.find((p) => p.plan === 'Pro')).toMatchObject({ seats: 3, monthly: { minor: 7900, currency: 'USD' } });
  expect(plans.find((p) => p.plan === 'Starter')?.opens).toContain('Checklists');
});

it('is changed by those who hold Subscription and Payment; others see who can', async () => {
  const { standard } = w.world.people;
  const refused = await w.world.call('users.subscriptions.change', PRO, { as: standard });
  expect(refused.body.error).toMatchObject({
    code: 'access.denied',
    message:
      'You do not have permission to change the subscription or its payment! Please contact your master admin for permission.',
  });
  expect(await view(standard)).toMatchObject({ may_change: false, cards: [], receipts: [], who_can: ['Olivia Vale'] });
});

describe('a company on trial', () => {
  beforeAll(() => w.onTrial(owner, 6));

  it('R-SHELL-009 is asked for a card before anything begins', async () => {
    expect((await change(PRO)).body.error?.code).toBe('payment.no_card');
    expect((await w.world.call('users.subscriptions.renewal', { renews: false }, { as: owner })).body.error?.code).toBe(
      'plan.none',
    );
  });

  it('keeps no card that is declined when it is typed in, nor one the bank refuses', async () => {
    expect((await addCard(w.world, owner, '4000 0000 0000 0002')).status).toBe(402);
    expect((await addCard(w.world, owner, '4000 0025 0000 3155', 'no')).status).toBe(402);
    expect((await view()).cards).toEqual([]);
  });

  it('begins nothing with a card that is declined, or that asks the bank each time, and says which', async () => {
    await addCard(w.world, owner, '4000 0000 0000 0341');
    await w.deliver();
    const declined = await change(PRO);
    expect(declined.status).toBe(409);
    expect(declined.body.error?.message).toBe(
      'Your bank declined the card ending in 0341. Nothing was changed: use another card, or contact your bank.',
    );
    await addCard(w.world, owner, '4000 0027 6000 3184', 'yes');
    await w.deliver();
    expect((await change(PRO)).body.error?.code).toBe('payment.needs_bank');
    expect(await view()).toMatchObject({ tier: 'Advance', billed: false, receipts: [] });
  });

  it('waits for the end of its trial where it is asked to, and is charged then', async () => {
    await addCard(w.world, owner, '4000 0025 0000 3155', 'yes');
    await w.deliver();
    expect((await view()).cards.find((c) => c.in_use)?.last4).toBe('3155');
    const said = expectOk(await preview({ ...PRO, starts: 'trial_end' }));
    expect(said).toMatchObject({ kind: 'start', due_now: { minor: 0 }, each_period: { minor: 7900 } });
    expectOk(await change({ ...PRO, starts: 'trial_end' }));
    const before = await view();
    expect(before).toMatchObject({ tier: 'Advance', billed: true, receipts: [] });
    expect(before.starts_at?.slice(0, 19)).toBe(said.next_at.slice(0, 19));
    w.passDays(7);
    expect(await view()).toMatchObject({ tier: 'Pro', receipts: [{ amount: { minor: 7900 }, status: 'paid' }] });
    await w.deliver();
    expect(await w.companyOf(owner)).toMatchObject({ stripe_status: 'active', seats: 3, subscription: 'Pro Monthly' });
  });
});

describe('a company with a paid plan', () => {
  it('pays the difference at once for more, just what the preview said', async () => {
    w.passDays(15);
    const more = { plan: 'Advance' as const, cycle: 'month' as const, seats: 6 };
    const said = expectOk(await preview(more));
    expect(said).toMatchObject({ kind: 'now', each_period: { minor: 15_900 }, closes: [] });
    expect(said.opens).toEqual([]);
    expect(said.due_now.minor).toBeGreaterThan(2_000);
    expect(said.due_now.minor).toBeLessThan(8_000);
    expectOk(await change(more));
    await w.deliver();
    const [receipt] = (await view()).receipts;
    expect(Math.abs((receipt?.amount.minor ?? 0) - said.due_now.minor)).toBeLessThanOrEqual(1);
    expect(await view()).toMatchObject({ tier: 'Advance', seats_held: 6, cost: { minor: 15_900 } });
    const page = await fetch(receipt?.url ?? '');
    expect(await page.text()).toContain('Remaining time on Wayline Advance, Wayline Advance, further seat');
  });

  it('takes less only when the period ends, says what will close, and takes it back', async () => {
    const less = { plan: 'Basic' as const, cycle: 'month' as const, seats: 2 };
    const said = expectOk(await preview(less));
    expect(said).toMatchObject({ kind: 'later', due_now: { minor: 0 }, each_period: { minor: 4900 } });
    expect(said.closes).toEqual([]);
    expectOk(await change(less));
    expect(await view()).toMatchObject({ tier: 'Advance', next: { plan: 'Basic', at: said.next_at } });
    expect(expectOk(await change(less)).kind).toBe('none');
    expectOk(await change({ plan: 'Advance', cycle: 'month', seats: 6 }));
    expect((await view()).next).toBeUndefined();
    expectOk(await change(less));
    w.passDays(16);
    await w.deliver();
    const after = await view();
    expect(after).toMatchObject({ tier: 'Basic', seats_held: 2, cost: { minor: 4900 } });
    expect(after.next).toBeUndefined();
    expect(after.receipts[0]?.amount.minor).toBe(4900);
  });

  it('is cancelled at the end of what is paid for, and goes on when asked to', async () => {
    const renewal = (renews: boolean) => w.world.call('users.subscriptions.renewal', { renews }, { as: owner });
    const { ends_at } = expectOk(await renewal(false));
    expect(await view()).toMatchObject({ tier: 'Basic', renews: false, ends_at });
    expectOk(await renewal(true));
    expect(await view()).toMatchObject({ renews: true });
    expectOk(await renewal(false));
    w.passDays(32);
    // Whether or not anybody has told us.
    expect(await view()).toMatchObject({ tier: 'Free', seats_held: 1 });
    await w.deliver();
    const company = await w.companyOf(owner);
    expect(company).toMatchObject({ stripe_status: 'canceled', seats: 1 });
    expect(company.subscription).toBeUndefined();
    expect((await view()).cards).not.toEqual([]);
  });

  it('keeps the card that pays, and forgets another', async () => {
    expectOk(await change({ plan: 'Starter', cycle: 'year', seats: 1 }));
    const { cards } = await view();
    const [used, other] = [cards.find((c) => c.in_use), cards.find((c) => !c.in_use)];
    const put = (payment_method_id: string, action: 'use' | 'remove') =>
      w.world.call('users.payment-methods', { payment_method_id, action }, { as: owner });
    expect((await put(used?.id ?? '', 'remove')).body.error?.code).toBe('payment.card_needed');
    expectOk(await put(other?.id ?? '', 'remove'));
    expect((await view()).cards.map(({ id }) => id)).not.toContain(other?.id);
    expect((await put('pm_of_somebody_else', 'use')).body.error?.code).toBe('record.missing');
  });
});

describe('seats', () => {
  it('must hold everybody who is active', async () => {
    const { owner: large } = w.world.people;
    const wish = { plan: 'Starter' as const, cycle: 'month' as const, seats: 1 };
    const refused = await w.world.call('users.plans', wish, { as: large });
    expect(refused.body.error).toMatchObject({
      code: 'seats.in_use',
      message: '4 people are active, so 1 seats aren’t enough. Make someone inactive first, or keep more seats.',
    });
    expect((await w.world.call('users.subscriptions.change', wish, { as: large })).status).toBe(409);
    const enough = expectOk(await w.world.call('users.plans', { ...wish, seats: 4 }, { as: large }));
    expect(enough.due_now.minor).toBe(2_900 + 3 * 1_500);
  });
});
