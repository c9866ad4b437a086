import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { InviteDialog } from './components/invite-dialog';
import { UserSheet } from './components/user-sheet';
import { AcceptPage } from './pages/accept-page';
import { PccMappingPage } from './pages/pcc-mapping-page';
import { USER_COLUMNS } from './user-columns';
import { changesIn, toUserForm } from './user-form';
import type { ListedUser } from './users-queries';

const API = '/services/users/api/v1';
const ID = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FB0' as ListedUser['id'];
const user = (differs: Partial<ListedUser> = {}): ListedUser => ({
  id: ID,
  name: 'Adrian Moss',
  first_name: 'Adrian',
  last_name: 'Moss',
  email: 'adrian@northlight.travel',
  role: 'Advisor',
  user_type_id: 2,
  user_type: 'Employee',
  status: true,
  online: false,
  created_at: '2026-01-05T09:00:00.000Z',
  is_owner: false,
  is_commissionable: false,
  feature_flags: {},
  version: 3,
  ...differs,
});
const details = (differs: Partial<ListedUser> = {}) => ({
  user: user(differs),
  teams: [],
  host_agencies: [],
  templates: [],
  company_flags: [],
});
const SESSION = sessionUser({ permissions_data: ['View Users', 'Manage Users'] });
const nothing = () => undefined;

beforeEach(() => signIn(TOKENS, SESSION));

it('R-ACC-035 the list begins with the columns of internal users, in their order', () => {
  expect(USER_COLUMNS.slice(0, 6).map(({ label }) => label)).toEqual([
    'Name',
    'Email',
    'Job Title',
    'User Type',
    'IC Account Type',
    'Team Name',
  ]);
});

it('R-SHELL-273 making somebody inactive asks first, sends false, and can be taken back', async () => {
  const sent = fakeFetch({
    [`GET ${API}/users/${ID}/details.json`]: { json: details() },
    [`PUT ${API}/profile/${ID}/status`]: { json: { status: 'success' } },
  });
  renderInApp(<UserSheet id={ID} onClose={nothing} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make inactive' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Their trips stay with Northlight Travel');
  await userEvent.click(within(question).getByRole('button', { name: 'Make inactive' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { value: false },
      { value: true },
    ]),
  );
});

it('R-SHELL-194 R-SHELL-277 removing asks in the words of the spec and says what becomes of the trips', async () => {
  const sent = fakeFetch({
    [`GET ${API}/users/${ID}/details.json`]: { json: details() },
    [`POST ${API}/deleteSingleUser`]: { json: { status: 'success' } },
  });
  renderInApp(<UserSheet id={ID} onClose={nothing} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  expect(question.textContent).toContain('stay with Northlight Travel under their name');
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: ID }));
});

it('offers nothing of the kind for oneself and for the owner', async () => {
  fakeFetch({ [`GET ${API}/users/${ID}/details.json`]: { json: details({ is_owner: true }) } });
  renderInApp(<UserSheet id={ID} onClose={nothing} />);
  await screen.findByLabelText(/First name/);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make inactive' })).toBeNull();
});

it('a profile that a colleague has changed meanwhile shows both, and nothing typed is lost', async () => {
  const stale = refusal(409, 'record.stale', 'Someone else changed this.');
  const current = user({ job_title: 'Rail', version: 4 });
  fakeFetch({
    [`GET ${API}/users/${ID}/details.json`]: { json: details() },
    [`PUT ${API}/users/${ID}`]: {
      status: 409,
      json: { error: { ...(stale.json as { error: object }).error, current } },
    },
  });
  renderInApp(<UserSheet id={ID} onClose={nothing} />);
  await userEvent.type(await screen.findByLabelText('Job title'), 'Cruises');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('job title: theirs is “Rail”, yours is “Cruises”');
  expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Cruises');
});

it('R-SHELL-226 a save sends what was changed and nothing else; a feature as the company has it is not said', () => {
  const from = user({ feature_flags: { 'text message': false, 'invoice pay-now': true } });
  const typed = toUserForm(from);
  expect(changesIn(typed, from)).toEqual({});
  const features = { ...typed.features, 'invoice pay-now': '', 'booking proposal flow': 'off' } as const;
  expect(changesIn({ ...typed, job_title: 'Rail', team_id: '', features }, from)).toEqual({
    job_title: 'Rail',
    feature_flags: { 'text message': false, 'booking proposal flow': false },
  });
});

it('R-SHELL-010 several people are invited at once, and who is known is told kindly', async () => {
  const sent = fakeFetch({
    [`GET ${API}/invitations`]: { json: { invitations: [], roles: ['Advisor', 'Planner'] } },
    [`POST ${API}/invitations`]: {
      json: { invited: [{ email: 'a@x.test' }], known: [{ email: 'b@x.test', why: 'colleague' }] },
    },
  });
  renderInApp(<InviteDialog onClose={nothing} />);
  const field = screen.getByLabelText(/Email addresses/);
  await userEvent.type(field, 'a@x.test, not-an-address');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('“not-an-address” is not an email address.');
  await userEvent.clear(field);
  await userEvent.type(field, 'a@x.test, b@x.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('Invited a@x.test');
  await screen.findByText('b@x.test already works here');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    emails: ['a@x.test', 'b@x.test'],
    role: 'Advisor',
    user_type_id: 2,
  });
});

const accept = () =>
  renderInApp(
    <Routes>
      <Route path="/invite/:token" element={<AcceptPage />} />
    </Routes>,
    { path: '/invite/abc' },
  );
it('R-SHELL-010 the invitee joins with a name and a password, and lands on the welcome page', async () => {
  const opened = { email: 'a@x.test', role: 'Planner', company_name: 'Northlight Travel', invited_by_name: 'Marta' };
  const sent = fakeFetch({
    'POST /services/users/invitations/open': { json: { ...opened, expires_at: '2031-01-01T00:00:00.000Z' } },
    'POST /services/users/invitations/accept': { json: { ...TOKENS, user: sessionUser() } },
  });
  accept();
  await userEvent.type(await screen.findByLabelText(/First name/), 'Ana');
  await userEvent.type(screen.getByLabelText(/Last name/), 'Lima');
  await userEvent.selectOptions(screen.getByLabelText('Country code'), 'IT');
  await userEvent.type(screen.getByLabelText(/^Phone/), '089 873139');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Wayline-demo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Join Northlight Travel' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/after_confirm_welcome'));
  expect(sent.at(-1)?.body).toMatchObject({
    token: 'abc',
    first_name: 'Ana',
    last_name: 'Lima',
    phone_no: '+39 089 873139',
  });
});

it('a link that has ended says so, and leads to the sign-in', async () => {
  const gone = refusal(404, 'invitation.gone', 'This invitation has expired, was withdrawn or was already accepted.');
  fakeFetch({ 'POST /services/users/invitations/open': gone });
  accept();
  await screen.findByText(/has expired, was withdrawn/);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it('R-SHELL-278 an office is saved when its field is left, and one that cannot be is not sent', async () => {
  let pcc: string | undefined = 'A1B2';
  const sent = fakeFetch({
    [`GET ${API}/user_mappings`]: () => ({ json: { users: [user({ pcc })], templates: [] } }),
    [`PUT ${API}/pcc_mapping`]: ({ body }) => {
      pcc = (body as { mappings: { pcc: string }[] }).mappings[0]?.pcc;
      return { json: { status: 'success' } };
    },
  });
  renderInApp(<PccMappingPage />);
  const field = await screen.findByLabelText('PCC for Adrian Moss');
  await userEvent.clear(field);
  await userEvent.type(field, '7k4b{Enter}');
  await screen.findByText('Adrian Moss saved');
  const again = screen.getByLabelText('PCC for Adrian Moss');
  await userEvent.clear(again);
  await userEvent.type(again, 'x{Enter}');
  await screen.findByText('An office code has 3 to 5 letters and digits.');
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { mappings: [{ user_id: ID, pcc: '7K4B' }] },
  ]);
});
