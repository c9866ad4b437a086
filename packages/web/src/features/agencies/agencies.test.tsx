import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api';
import { getImpersonatedCompany } from '../../lib/impersonated-company';
import * as navigation from '../../lib/navigation';
import { currentUser, signIn, storeImpersonatedUser } from '../../lib/session';
import { useGuardedAction } from '../../lib/use-permission';
import { fakeFetch, refusal } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { AgencyAbove } from './agency-above';
import { ImpersonationBanner } from './impersonation-banner';
import { SubAgenciesPanel } from './sub-agencies-panel';

const API = '/services/misc/api/v1';
const LIST = `GET ${API}/sub_agencies`;
const COMPANY = 'cmp_01ARZ3NDEKTSV4RRFFQ69G5FB9';
const SINCE = '2026-11-02T09:00:00.000Z';
const done = { json: { status: 'success' } };
const below = { company_id: COMPANY, company_name: 'Otherwhere Journeys', since: SINCE, trips: 3, last_look_at: SINCE };
const asked = { email: 'sam@sub.test', sent_at: SINCE, expires_at: SINCE, expired: true };
const own = sessionUser();
/** The owner as they stand in the sub-agency. */
const viewer = sessionUser({
  company_user_id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FZZ',
  permissions_data: ['View Trips'],
  usercompany: { id: COMPANY, company_name: 'Otherwhere Journeys', is_er_account: false },
  looks_from: { company_name: 'Northlight Travel' },
});
let opened: string[];
/** Which agency the tab still asked for as each of these pages was opened. */
let askedUntilLeft: (string | undefined)[];

beforeEach(() => {
  opened = [];
  askedUntilLeft = [];
  vi.spyOn(navigation, 'reloadAt').mockImplementation((to) => {
    opened.push(to);
    askedUntilLeft.push(getImpersonatedCompany());
    window.dispatchEvent(new Event('pagehide'));
  });
  signIn(TOKENS, own);
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('sub-agencies (spec 1 §1, G-197)', () => {
  it('are for the owner, and an empty list says what they are good for', async () => {
    fakeFetch({ [LIST]: { json: { agencies: [], asks: [] } } });
    const { unmount } = renderInApp(<SubAgenciesPanel />);
    await screen.findByText('No sub-agencies yet');
    unmount();
    signIn(TOKENS, sessionUser({ company_user_id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FZZ' }));
    renderInApp(<SubAgenciesPanel />);
    await screen.findByText('Only the owner sees sub-agencies');
  });
  it('are asked by mail, asked again, and the question is taken back after one of our own', async () => {
    const sent = fakeFetch({
      [LIST]: { json: { agencies: [], asks: [asked] } },
      [`POST ${API}/sub_agencies/asks`]: { json: { ask: asked } },
      [`POST ${API}/sub_agencies/asks/withdraw`]: done,
    });
    renderInApp(<SubAgenciesPanel />);
    await screen.findByText('Expired');
    await userEvent.click(screen.getByRole('button', { name: 'Request access' }));
    await userEvent.type(await screen.findByLabelText(/Agency owner/), 'kim@new.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByText('Request sent to kim@new.test');
    await userEvent.click(screen.getByRole('button', { name: 'Resend the request to sam@sub.test' }));
    await screen.findByText('Request resent to sam@sub.test');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the request to sam@sub.test' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw request' }));
    await screen.findByText('Request to sam@sub.test withdrawn');
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { email: 'kim@new.test' },
      { email: 'sam@sub.test' },
      { email: 'sam@sub.test' },
    ]);
  });
  it('are looked into in this tab alone, whose calls name the agency from then on', async () => {
    const sent = fakeFetch({
      [LIST]: { json: { agencies: [below], asks: [] } },
      [`POST ${API}/sub_agencies/${COMPANY}/look`]: { json: { user: viewer } },
      'GET /services/trips/api/v1/trips': { json: { trips: [], total: 0 } },
    });
    renderInApp(<SubAgenciesPanel />);
    await screen.findByText('3 trips. Since 11/02/2026. Last viewed on 11/02/2026.');
    await userEvent.click(await screen.findByRole('button', { name: 'View Otherwhere Journeys' }));
    await waitFor(() => expect(opened).toEqual(['/trips']));
    expect([getImpersonatedCompany(), currentUser()?.usercompany.company_name]).toEqual([
      COMPANY,
      'Otherwhere Journeys',
    ]);
    expect(localStorage.getItem('currentUser')).toContain('Northlight Travel');
    await call('trips.list', {});
    expect(sent.map(({ headers }) => headers.get('x-agency'))).toEqual([null, null, COMPANY]);
  });
  it('one that cannot be looked into any more says so, and the list is read again', async () => {
    const sent = fakeFetch({
      [LIST]: { json: { agencies: [below], asks: [] } },
      [`POST ${API}/sub_agencies/${COMPANY}/look`]: refusal(
        404,
        'agency.not_open',
        'You can’t open this agency right now.',
      ),
    });
    renderInApp(<SubAgenciesPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'View Otherwhere Journeys' }));
    await screen.findByText('You can’t open this agency right now.');
    await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
    expect(opened).toEqual([]);
  });
});

describe('while looking', () => {
  it('every page says so and leads back to one’s own company', async () => {
    storeImpersonatedUser(viewer);
    renderInApp(<ImpersonationBanner from="Northlight Travel" />);
    screen.getByText('You’re viewing Otherwhere Journeys. Nothing can be changed here.');
    await userEvent.click(screen.getByRole('button', { name: 'Back to Northlight Travel' }));
    expect([opened, askedUntilLeft]).toEqual([['/myaccount/users?tab=sub-agencies'], [COMPANY]]);
    expect([getImpersonatedCompany(), currentUser()?.usercompany.company_name]).toEqual([
      undefined,
      'Northlight Travel',
    ]);
  });
  it('a button that changes something says why it does not, and does not', async () => {
    storeImpersonatedUser(viewer);
    const change = vi.fn();
    const Changing = () => (
      <button type="button" onClick={useGuardedAction('Edit Trips', 'edit trips')(change)}>
        Change
      </button>
    );
    renderInApp(<Changing />);
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await screen.findByText('You’re viewing Otherwhere Journeys. Nothing can be changed here.');
    expect(change).not.toHaveBeenCalled();
  });
  it('an end of it leads back at the next call, and says why', async () => {
    storeImpersonatedUser(viewer);
    fakeFetch({
      'GET /services/trips/api/v1/trips': refusal(404, 'agency.not_open', 'You can’t open this agency right now.'),
      [LIST]: { json: { agencies: [], asks: [] } },
    });
    await expect(call('trips.list', {})).rejects.toMatchObject({ code: 'agency.not_open' });
    expect([opened, getImpersonatedCompany()]).toEqual([['/myaccount/users?tab=sub-agencies&look=ended'], undefined]);
    expect(askedUntilLeft).toEqual([COMPANY]);
    renderInApp(<SubAgenciesPanel />, { path: String(opened[0]) });
    await screen.findByText(/Your access has ended/);
  });
});

describe('the agency above', () => {
  it('asks in a dialog that says what it would see; agreeing takes it from the address', async () => {
    const sent = fakeFetch({
      [LIST]: { json: { agencies: [], asks: [] } },
      [`POST ${API}/sub_agencies/asks/open`]: {
        json: { company_name: 'Blue Anchor', asked_by_name: 'Ann Bell', expires_at: SINCE },
      },
      [`POST ${API}/sub_agencies/asks/accept`]: done,
    });
    renderInApp(<AgencyAbove />, { path: '/myaccount/profile?agency_ask=a-token' });
    const question = await screen.findByRole('dialog', { name: 'Let Blue Anchor view your agency?' });
    expect(question.textContent).toContain('can’t open files or see passport numbers');
    await userEvent.click(within(question).getByRole('button', { name: 'Allow access' }));
    await screen.findByText('Blue Anchor can now view your agency');
    expect(sent.find(({ url }) => url.pathname.endsWith('/accept'))?.body).toEqual({ token: 'a-token' });
    expect(screen.getByTestId('address').textContent).toBe('/myaccount/profile');
  });
  it('says when it last looked, and is ended here', async () => {
    const parent = { parent_name: 'Blue Anchor', since: SINCE, last_look_at: SINCE, last_look_by: 'Ann Bell' };
    const sent = fakeFetch({
      [LIST]: { json: { agencies: [], asks: [], parent } },
      [`DELETE ${API}/parent_agency`]: done,
    });
    renderInApp(<AgencyAbove />);
    await screen.findByText('Last viewed on 11/02/2026 by Ann Bell.');
    await userEvent.click(screen.getByRole('button', { name: 'End access' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End access' }));
    await screen.findByText('Blue Anchor can no longer view your agency');
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
