import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { ROLE_PERMISSIONS } from '@wayline/core/access/roles';
import type { SessionUser } from '@wayline/core/access/session-user';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SIGNED_IN_ROUTES } from '../../app/signed-in-routes';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';

/** The routes behind the sign-in without the frame around them. */
const Inside = () => useRoutes([...(SIGNED_IN_ROUTES.children ?? []), { path: '*', element: <p>elsewhere</p> }]);
const open = (path: string, differs: Partial<SessionUser> = {}) => {
  signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS], ...differs }));
  return renderInApp(
    <Suspense fallback={null}>
      <Inside />
    </Suspense>,
    { path },
  );
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const listed = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const address = () => screen.getByTestId('address').textContent;
const STARTER = { subscription: 'Starter Monthly' };

describe('the settings', () => {
  it('R-SHELL-052 open at the profile', async () => {
    open('/myaccount');
    await heading('Profile');
    expect(address()).toBe('/myaccount/profile');
    expect(screen.getByText('marta@northlight.travel')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
  });
  it('name the plan that opens more', async () => {
    open('/myaccount/profile', STARTER);
    await heading('Profile');
    expect(listed()).toContain('UsersBasic');
  });
  it('list what the role opens', async () => {
    open('/myaccount/profile', { ...STARTER, permissions_data: [...ROLE_PERMISSIONS.Standard], roles: ['Standard'] });
    await heading('Profile');
    for (const closed of ['API keys', 'Integrations', 'Users', 'Teams', 'Invoice logo'])
      expect(listed()).not.toContain(closed);
  });
  it('R-SHELL-053 R-SHELL-099 list everything that has an effect to an owner of an ER account', async () => {
    const usercompany = { ...sessionUser().usercompany, is_er_account: true };
    open('/myaccount/profile', { usercompany });
    await heading('Profile');
    expect(listed()).toHaveLength(38);
    for (const name of ['Invoice logo', 'Pay-now default', 'Payment options', 'Payment collection'])
      expect(listed()).toContain(name);
    expect(listed()).not.toContain('Sales report basis');
  });
  it('R-SHELL-053 open a setting without an effect yet by its address, and say what it waits for', async () => {
    open('/myaccount/sales_report_by');
    await heading('Sales report basis');
    await screen.findByText('Sales reports are coming soon. We’ll save this for then.');
  });
  it('R-SHELL-224 say that a setting is closed to a role, in place of it', async () => {
    open('/myaccount/invoice_logo', { permissions_data: [...ROLE_PERMISSIONS.Planner], roles: ['Planner'] });
    await heading('Invoice logo');
    expect(screen.getByText('Access Restricted!')).toBeTruthy();
    const text = 'You do not have permission to open settings! Please contact your master admin for permission.';
    expect(screen.getByText(text)).toBeTruthy();
  });
  it.each([
    ['/invoices', 'Accounting', 'open accounting'],
    ['/ledger', 'Accounting', 'open accounting'],
    ['/crm/clients', 'CRM', 'open CRM'],
    ['/forms/traveler_request', 'Forms', 'open forms'],
    ['/myaccount/integrations', 'Integrations', 'open integrations'],
    ['/myaccount/users', 'Users', 'open users'],
    ['/myaccount/sales_target/usr_7', 'Sales Target', 'open sales target'],
    ['/myaccount/paymentcollection', 'Payment Collection', 'open payment collection'],
  ])(
    'R-ACC-123 R-ACC-017 %s is restricted to those who hold %s, whatever else they hold',
    async (path, missing, action) => {
      fakeFetch({});
      open(path, { permissions_data: PERMISSIONS.filter((held) => held !== missing) });
      expect(await screen.findByText('Access Restricted!')).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      const text = `You do not have permission to ${action}! Please contact your master admin for permission.`;
      expect(screen.getByText(text)).toBeTruthy();
    },
  );
  it('R-ACC-010 R-ACC-017 show what can be connected, and how each stands', async () => {
    open('/myaccount/integrations');
    await heading('Integrations');
    const names = await screen.findAllByRole('heading', { level: 2 });
    expect(names.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Email import', 'File import', 'Your own programs']),
    );
    expect(screen.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/myaccount/apikey');
  });
  it('R-SHELL-054 open a page of one colleague by the part of its address', async () => {
    open('/myaccount/sales_target/usr_7');
    await heading('Sales target');
    expect(address()).toBe('/myaccount/sales_target/usr_7');
    expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy();
  });
  it('show the list on a phone in place of the page', async () => {
    open('/myaccount/profile');
    await heading('Profile');
    await userEvent.click(screen.getByText('All settings'));
    expect(address()).toBe('/myaccount/profile?list');
    await userEvent.click(screen.getByRole('link', { name: 'Subscription' }));
    await heading('Subscription');
    expect(address()).toBe('/myaccount/subscription');
  });
});

describe('who is sent to the subscription', () => {
  const WHY = { name: 'Why you’re seeing this page' };
  const note = async () => {
    await heading('Subscription');
    expect(address()).toBe('/myaccount/subscription');
    return within(screen.getByRole('status', WHY));
  };
  it.each([
    ['R-SHELL-096', '/invoices', 'Accounting: needs the Basic plan', STARTER],
    ['R-SHELL-097', '/checklists/all', 'Checklists: needs the Starter plan', { subscription: null }],
    ['R-SHELL-113', '/myaccount/commission_payment_mode', 'Commission payment mode: needs the Advance plan', STARTER],
    ['R-SHELL-119', '/automatedmessages', 'Automated messages: needs the Starter plan', { subscription: null }],
  ])('%s is told at %s which plan opens it', async (_, path, title, differs) => {
    open(path, differs);
    const said = await note();
    expect(said.getByText(title)).toBeTruthy();
    expect(said.getByRole('link', { name: 'Go to dashboard' })).toBeTruthy();
  });
  it('R-SHELL-101 is told that the role is not enough where the plan is (G-009)', async () => {
    open('/myaccount/users', { roles: ['Standard'] });
    const said = await note();
    expect(said.getByText('Access Restricted!')).toBeTruthy();
    expect(said.getByText(/^You do not have permission to open users!/)).toBeTruthy();
  });
  it('is let in as soon as the plan is large enough', async () => {
    const { rerender } = open('/reports', STARTER);
    await note();
    signIn(TOKENS, sessionUser());
    rerender(<Inside />);
    await userEvent.click(await screen.findByRole('link', { name: 'Open page' }));
    await heading('Reports');
    expect(address()).toBe('/reports');
  });
  it('is told nothing when they came by themselves', async () => {
    open('/myaccount/subscription', STARTER);
    await heading('Subscription');
    expect(screen.queryByRole('status', WHY)).toBeNull();
    expect(screen.getByText('Your plan').closest('dt')?.textContent).toBe('StarterYour plan');
  });
});

it('R-SHELL-019 changes the password with a code from the user’s own mail, and ends the session', async () => {
  const sent = fakeFetch({
    'POST /services/users/forgot_password': { json: { status: 'success' } },
    'POST /services/users/reset_password': { json: { status: 'success' } },
  });
  open('/myaccount/changepassword');
  await heading('Change password');
  await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Code/ }), '123 456');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Better-Word-9');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { email: 'marta@northlight.travel' },
    { email: 'marta@northlight.travel', code: '123456', password: 'Better-Word-9' },
  ]);
  await screen.findByText('Your new password is set');
});

it('changes the e-mail with the password and a code from the new address, and ends the session', async () => {
  const sent = fakeFetch({
    'POST /services/users/api/v1/email_change': { json: { status: 'success' } },
    'PUT /services/users/api/v1/email_change': { json: { status: 'success' } },
  });
  open('/myaccount/profile');
  await heading('Profile');
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^New email/), 'marta@harbour.travel');
  await userEvent.click(dialog.getByRole('button', { name: 'Email me a code' }));
  expect(await dialog.findByText('Please enter your password.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Your password/), 'Some-Word-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Email me a code' }));
  expect((await dialog.findByRole('status')).textContent).toContain('We emailed a code to marta@harbour.travel');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), '123 456');
  await userEvent.click(dialog.getByRole('button', { name: 'Change email' }));
  await screen.findByText('Your email was changed');
  const bodies = sent.filter(({ url }) => url.pathname.endsWith('email_change')).map(({ body }) => body);
  expect(bodies).toEqual([{ email: 'marta@harbour.travel', password: 'Some-Word-1' }, { code: '123456' }]);
});
