import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { ROLE_PERMISSIONS } from '@wayline/core/access/roles';
import type { SessionUser } from '@wayline/core/access/session-user';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch, refusal } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { PaymentPage } from './pages/payment-page';
import { SubscriptionPage } from './pages/subscription-page';
import { PaymentDueBanner } from './payment-due-banner';
import type { SubscriptionView } from './subscription-query';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const VISA = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034, in_use: true };
const VIEW: SubscriptionView = {
  tier: 'Pro',
  subscription: 'Pro Monthly',
  billed: true,
  choice: { plan: 'Pro', cycle: 'month', seats: 4 },
  renews_at: '2031-06-01T00:00:00.000Z',
  renews: true,
  cost: usd(10_400),
  seats_held: 4,
  seats_used: 2,
  may_change: true,
  who_can: ['Marta Ellis'],
  cards: [VISA],
  receipts: [
    {
      id: 'in_1',
      number: 'WL-0001',
      at: '2031-05-01T00:00:00.000Z',
      text: 'Wayline Pro',
      amount: usd(10_400),
      status: 'paid',
      url: 'http://pay.example/r',
    },
  ],
  payments_reachable: true,
};
const GET = 'GET /services/users/api/v1/subscriptions';
const PREVIEW = 'POST /services/users/api/v1/plans/preview';
const CHANGE = 'PUT /services/users/api/v1/subscriptions';

const open = (page: 'subscription' | 'payment', differs: Partial<SessionUser> = {}) => {
  const user = sessionUser({ permissions_data: [...PERMISSIONS], subscription: 'Pro Monthly', ...differs });
  signIn(TOKENS, user);
  return renderInApp(page === 'subscription' ? <SubscriptionPage /> : <PaymentPage />, { path: `/myaccount/${page}` });
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const button = (name: string) => screen.findByRole('button', { name });

describe('the subscription page', () => {
  it('R-SHELL-009 says what is paid, when, with which card, and for how many', async () => {
    fakeFetch({ [GET]: { json: VIEW } });
    open('subscription');
    expect(
      await screen.findByText('The next payment is due on 06/01/2031: $104.00 a month, before coupons.'),
    ).toBeTruthy();
    expect(screen.getByText('Paid with Visa ending in 4242, expires 12/2034.')).toBeTruthy();
    expect(screen.getByText('2 of 4 seats in use.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'WL-0001' }).getAttribute('href')).toBe('http://pay.example/r');
  });

  it('R-SHELL-009 offers with each plan what is there, and says apart what is still to come', async () => {
    fakeFetch({ [GET]: { json: VIEW } });
    open('subscription');
    expect(await screen.findByText(/^Everything in Starter, and: Trip reports, Users, .*Forms\.$/)).toBeTruthy();
    expect(screen.getByText('Everything in Basic, with more seats.')).toBeTruthy();
    expect(screen.getByText(/^Coming later, and not part of any plan yet: Commissions, Payroll/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'road map' }).getAttribute('href')).toBe('/about/road_map');
  });
  it('R-SHELL-009 shows the amounts of a change before it is confirmed, and what will close', async () => {
    const preview = {
      kind: 'later',
      choice: { plan: 'Starter', cycle: 'month', seats: 2 },
      due_now: usd(0),
      each_period: usd(4_400),
      next_at: '2031-06-01T00:00:00.000Z',
      opens: [],
      closes: ['Users', 'Teams'],
    };
    const sent = fakeFetch({
      [GET]: { json: VIEW },
      [PREVIEW]: { json: preview },
      [CHANGE]: { json: { kind: 'later', subscription: 'Starter Monthly' } },
    });
    open('subscription');
    await userEvent.click(await button('Choose Starter'));
    const dialog = await dialogOf('Starter plan');
    expect(await dialog.findByText('$44.00 a month')).toBeTruthy();
    expect(dialog.getByText('This starts on 06/01/2031. Until then, nothing changes.')).toBeTruthy();
    expect(
      dialog.getByText('Removes then: Users, Teams. Your work there is kept and comes back with the plan.'),
    ).toBeTruthy();
    // Nobody who is active loses their seat.
    expect(dialog.getByRole('button', { name: 'Remove one seat' }).hasAttribute('disabled')).toBe(true);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' }).hasAttribute('disabled')).toBe(false));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your plan will change at the end of the paid period')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      plan: 'Starter',
      cycle: 'month',
      seats: 2,
      starts: 'now',
    });
  });

  it('says in the dialog what the bank said, and stays open', async () => {
    const said =
      'Your bank declined the card ending in 4242. Nothing was changed: use another card, or contact your bank.';
    fakeFetch({
      [GET]: { json: VIEW },
      [PREVIEW]: {
        json: {
          kind: 'now',
          choice: { plan: 'Advance', cycle: 'month', seats: 5 },
          due_now: usd(2_000),
          each_period: usd(12_900),
          next_at: '2031-06-01T00:00:00.000Z',
          opens: ['Commission payment mode'],
          closes: [],
        },
      },
      [CHANGE]: refusal(409, 'payment.declined', said),
    });
    open('subscription');
    await userEvent.click(await button('Choose Advance'));
    const dialog = await dialogOf('Advance plan');
    expect(await dialog.findByText('Adds: Commission payment mode.')).toBeTruthy();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Pay and change' }).hasAttribute('disabled')).toBe(false),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Pay and change' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(said);
  });

  it('asks before it cancels, and resumes without a question', async () => {
    const sent = fakeFetch({
      [GET]: { json: VIEW },
      'PUT /services/users/api/v1/subscriptions/renewal': { json: { renews: false } },
    });
    open('subscription');
    await userEvent.click(await button('Cancel plan'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel your plan?' }));
    expect(question.getByText(/Nothing is deleted/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ renews: false }));
  });

  it('R-SHELL-224 tells others who can change the plan, and offers them nothing', async () => {
    fakeFetch({ [GET]: { json: { ...VIEW, may_change: false, cards: [], receipts: [] } } });
    open('subscription', { permissions_data: [...ROLE_PERMISSIONS.Standard], roles: ['Standard'] });
    expect(await screen.findByText('Only Marta Ellis can change the plan.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Choose|^Add card/ })).toBeNull();
  });

  it('says what to do about a payment that failed', async () => {
    const owing = { since: '2031-06-01T00:00:00.000Z', ends_at: '2031-06-15T00:00:00.000Z' };
    fakeFetch({ [GET]: { json: { ...VIEW, owing } } });
    open('subscription');
    expect(
      await screen.findByText(/^You keep full access until 06\/15\/2031\. After that, you’re on the Free plan/),
    ).toBeTruthy();
    expect(await button('Add working card')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose Advance' })).toBeNull();
  });

  it('shows the plan also while the payment service cannot be reached', async () => {
    fakeFetch({ [GET]: { json: { ...VIEW, cards: [], receipts: [], payments_reachable: false } } });
    open('subscription');
    expect(await screen.findByText(/^We can’t reach our payment service/)).toBeTruthy();
    expect(screen.getByText('2 of 4 seats in use.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose Advance' })).toBeNull();
  });
});

describe('cards', () => {
  const OTHER = { ...VISA, id: 'pm_2', brand: 'mastercard', last4: '4444', in_use: false };
  it('R-SHELL-278 are used and removed; the one that pays is kept by the server', async () => {
    const said = 'This card pays for your plan. Add another card first, then remove this one.';
    const sent = fakeFetch({
      [GET]: { json: { ...VIEW, cards: [OTHER, VISA] } },
      'PUT /services/users/api/v1/payment-methods/pm_2': { json: { status: 'success' } },
      'PUT /services/users/api/v1/payment-methods/pm_1': refusal(409, 'payment.card_needed', said),
    });
    open('payment');
    await userEvent.click(await button('Pay with Mastercard ending in 4444'));
    expect(await screen.findByText('Your plan is now paid with the card ending in 4444')).toBeTruthy();
    await userEvent.click(await button('Remove Visa ending in 4242'));
    await userEvent.click(await button('Remove card'));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { action: 'use' },
      { action: 'remove' },
    ]);
  });

  it('are asked for where there is none yet', async () => {
    fakeFetch({ [GET]: { json: { ...VIEW, billed: false, cards: [], receipts: [] } } });
    open('payment');
    expect(await screen.findByText('No card yet')).toBeTruthy();
    expect(screen.getByText('No payments yet. You’ll find a receipt here for each one.')).toBeTruthy();
  });
});

describe('the banner of an open payment', () => {
  const banner = (differs: Partial<SessionUser>) => {
    signIn(TOKENS, sessionUser(differs));
    renderInApp(<PaymentDueBanner until="2031-06-15T00:00:00.000Z" />);
    return screen.queryByRole('status', { name: 'Payment due' });
  };
  it('is told to Master Admins, with where to see to it', () => {
    expect(banner({ roles: ['Master Admin'] })?.textContent).toContain('Add a working card by 06/15/2031');
  });
  it('is not told to those who can do nothing about it', () => {
    expect(banner({ roles: ['Advisor'], company_user_id: 'usr_other' })).toBeNull();
  });
});
