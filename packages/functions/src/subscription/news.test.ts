import { tenantDb } from '@wayline/core/store/tenant-db';
import { addCard } from '@wayline/local/testing/add-card';
import { type BillingWorld, billingWorld } from '@wayline/local/testing/billing-world';
import type { Person } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../sweeps/audit-rows';
import { expectOk } from '../sweeps/expect-ok';
import { listAnnouncements } from '../sweeps/list-announcements';

let w: BillingWorld;
let owner: Person;
beforeAll(async () => {
  w = await billingWorld();
  owner = w.world.people.stranger;
  await w.onTrial(owner, -1);
  await addCard(w.world, owner);
});
afterAll(() => w.stop());

const view = async () => expectOk(await w.world.call('users.subscriptions', {}, { as: owner }));
const paidEvents = async () => {
  const items = await listAnnouncements(tenantDb(w.world.table, owner.company_id));
  return items.filter(({ kind }) => kind === 'subscription_payment_succeeded');
};
const told = async () => {
  await w.world.job('due-work');
  const mails = w.world.standins?.box.list(owner.email) ?? [];
  return mails.filter(({ subject }) => subject === 'Your payment for the Pro plan didn’t go through');
};
const validate = (code: string) => w.world.call('users.coupon-validation', { code }, { as: owner });

describe('coupons', () => {
  it('are known, expired or unknown', async () => {
    expect(expectOk(await validate(' welcome20 ')).coupon).toMatchObject({ code: 'WELCOME20', percent_off: 20 });
    expect((await validate('SUMMER19')).body.error?.code).toBe('coupon.expired');
    expect((await validate('NOPE')).body.error).toMatchObject({
      code: 'coupon.unknown',
      message: 'We don’t recognize this coupon. Please check it.',
    });
    const wish = { plan: 'Pro' as const, cycle: 'month' as const, seats: 3, coupon: 'WELCOME20' };
    expect((await w.world.call('users.plans', wish, { as: owner })).body.error?.code).toBe('coupon.unknown');
  });

  it('are not guessed: after some wrong ones there is a wait, also for the right one', async () => {
    for (const code of ['A', 'B', 'C']) expect((await validate(code)).status).toBe(422);
    const refused = await validate('WELCOME20');
    expect(refused.body.error).toMatchObject({ code: 'request.too_many' });
    w.passDays(1);
    expect((await validate('WELCOME20')).status).toBe(200);
  });

  it('take off what the preview says, once', async () => {
    const { id } = expectOk(await validate('WELCOME20')).coupon;
    const wish = { plan: 'Pro' as const, cycle: 'month' as const, seats: 4, coupon: id };
    const said = expectOk(await w.world.call('users.plans', wish, { as: owner }));
    expect(said).toMatchObject({ due_now: { minor: 8_320 }, each_period: { minor: 10_400 } });
    expectOk(await w.world.call('users.subscriptions.change', wish, { as: owner }));
    expect((await view()).receipts.map(({ amount }) => amount.minor)).toEqual([8_320]);
  });
});

describe('news of the payment service', () => {
  it('R-SHELL-181 are told live once, however often they come', async () => {
    await w.deliver();
    // R-SHELL-181: who pays is told.
    expect((await paidEvents()).map(({ notify, title }) => [notify, title])).toEqual([
      [[owner.user_id], 'A payment for your plan went through'],
    ]);
    const paid = w.told().find(({ type }) => type === 'invoice.paid');
    const before = await auditRows(w.world.table);
    if (paid) expect((await w.tell(paid)).status).toBe(200);
    expect(await auditRows(w.world.table)).toBe(before);
    expect(await paidEvents()).toHaveLength(1);
  });

  it('are refused without the right signature', async () => {
    const [event] = w.told();
    if (!event) throw new Error('Something happened.');
    expect((await w.tell(event, 'whsec_somebody_else')).body.error?.code).toBe('payment.unsigned');
    expect((await w.world.call('users.stripe-webhook', {})).status).toBe(400);
  });

  it('may come in any order: what counts is how the subscription stands', async () => {
    w.passDays(31);
    await w.deliver((events) => events.reverse());
    expect(await w.companyOf(owner)).toMatchObject({ stripe_status: 'active', subscription: 'Pro Monthly', seats: 4 });
    expect((await view()).receipts.map(({ amount }) => amount.minor)).toEqual([10_400, 8_320]);
  });

  it('of a company that is not ours are taken in without a word', async () => {
    const [event] = w.told();
    if (!event) throw new Error('Something happened.');
    const object = { id: 'sub_elsewhere', object: 'subscription', customer: 'cus_elsewhere' };
    const told = await w.tell({
      ...event,
      id: 'evt_elsewhere',
      type: 'customer.subscription.updated',
      data: { object },
    });
    expect(told.status).toBe(200);
  });
});

describe('a payment that fails', () => {
  it('leaves the plan open for 14 days, then it is Free with everything kept', async () => {
    await addCard(w.world, owner, '4000 0000 0000 0341');
    await w.deliver();
    w.passDays(31);
    await w.deliver();
    const owing = await view();
    expect(owing).toMatchObject({ tier: 'Pro', renews: true });
    const days = Date.parse(owing.owing?.ends_at ?? '') - Date.parse(owing.owing?.since ?? '');
    expect(days).toBe(14 * 86_400_000);
    expect(owing.owing?.pay_url).toContain('/receipt/');
    const wish = { plan: 'Advance' as const, cycle: 'month' as const, seats: 5 };
    expect((await w.world.call('users.subscriptions.change', wish, { as: owner })).body.error?.code).toBe('plan.owing');
  });

  it('is told by mail to who can see to it, once for each bill, however often it is tried and told', async () => {
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    const { owing } = await view();
    const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const words = ['$104.00', until.format(new Date(owing?.ends_at ?? '')), '/myaccount/subscription'];
    for (const word of words) expect(mail?.text).toContain(word);
    const failed = w.told().filter(({ type }) => type === 'invoice.payment_failed');
    for (const [i, event] of failed.entries())
      expect((await w.tell({ ...event, id: `evt_again_${i}` })).status).toBe(200);
    expect(await told()).toHaveLength(1);
  });

  it('is made good by another card at once', async () => {
    await addCard(w.world, owner);
    await w.deliver();
    const mended = await view();
    expect(mended.owing).toBeUndefined();
    expect(mended.receipts[0]).toMatchObject({ status: 'paid', amount: { minor: 10_400 } });
    expect(await w.companyOf(owner)).toMatchObject({ stripe_status: 'active' });
    const late = w.told().findLast(({ type }) => type === 'invoice.payment_failed');
    if (late) await w.tell({ ...late, id: 'evt_late' });
    expect(await told()).toHaveLength(1);
  });

  it('ends the plan when nobody sees to it', async () => {
    await addCard(w.world, owner, '4000 0000 0000 0341');
    await w.deliver();
    w.passDays(31);
    await w.deliver();
    expect(await told()).toHaveLength(2);
    w.passDays(15);
    expect(await view()).toMatchObject({ tier: 'Free' });
    await w.deliver();
    const company = await w.companyOf(owner);
    expect(company).toMatchObject({ stripe_status: 'canceled' });
    expect(company.stripe_customer_id).toBeDefined();
    expectOk(await w.world.call('users.stripe-plans.list', {}, { as: owner }));
  });
});
