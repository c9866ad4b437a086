import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { getRolePermissions } from '@wayline/core/access/roles';
import type { SessionUser } from '@wayline/core/access/session-user';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { AssignRolePage } from './pages/assign-role-page';
import { RolesPage } from './pages/roles-page';

const LIST = 'GET /services/users/api/v1/roles';
const SAVE = 'PUT /services/users/api/v1/permissions';
const ID = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAW';
const ASSIGN = `PUT /services/users/api/v1/users/${ID}/role`;
const JO = { id: ID, name: 'Jo Park', differs: false };
const role = (name: string, differs: object = {}) => ({
  name,
  permissions: getRolePermissions(name),
  starts_with: getRolePermissions(name),
  visibility: 'all',
  version: 0,
  holders: [],
  ...differs,
});
const ROLES = [
  role('Master Admin'),
  role('Advisor', { holders: [JO] }),
  role('Planner', { version: 3, permissions: getRolePermissions('Planner').filter((held) => held !== 'View Trips') }),
  role('Night desk', { version: 1, starts_with: null, permissions: ['Trips', 'View Trips'] }),
];
const listed = (differs: object = {}) => ({
  json: { roles: ROLES, to_give: ROLES.map(({ name }) => name), ...differs },
});

const open = (path: string, differs: Partial<SessionUser> = {}) => {
  signIn(
    TOKENS,
    sessionUser({ permissions_data: [...PERMISSIONS], feature_flags: ['role-permission feature'], ...differs }),
  );
  return renderInApp(
    <Routes>
      <Route path="/myaccount/roles" element={<RolesPage />} />
      <Route path="/myaccount/assign_role/:id" element={<AssignRolePage />} />
    </Routes>,
    { path },
  );
};
const tick = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }));
const bodies = (sent: { method: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('the roles', () => {
  it('R-SHELL-231 are listed with who holds them, what is edited and what is the company’s own', async () => {
    fakeFetch({ [LIST]: listed() });
    open('/myaccount/roles');
    await screen.findByRole('link', { name: 'Advisor' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Master AdminNo one74 of 74',
      `Advisor1 person: Jo Park${getRolePermissions('Advisor').length} of 74`,
      `PlannerEditedNo one${getRolePermissions('Planner').length - 1} of 74`,
      'Night deskCustomNo one2 of 74',
    ]);
  });
  it('R-SHELL-230 have no editor where the feature is off, but say what it is and how to get it (G-046)', async () => {
    fakeFetch({ [LIST]: listed() });
    open('/myaccount/roles?role=Advisor', { feature_flags: [] });
    await screen.findByText(/for the role-permission feature/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New role' })).toBeNull();
  });
  it('R-SHELL-217 show every permission as a tick, with what it opens', async () => {
    fakeFetch({ [LIST]: listed() });
    open('/myaccount/roles?role=Advisor');
    await tick('Delete Trips');
    expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(PERMISSIONS.length);
    expect(screen.getByText('Deletes trips and restores deleted ones.')).toBeTruthy();
  });
  it('save what was ticked, say what differs from the default, and take it back by Undo', async () => {
    const without = getRolePermissions('Advisor').filter((held) => held !== 'Delete Trips');
    let now = ROLES;
    const sent = fakeFetch({
      [LIST]: () => listed({ roles: now }),
      [SAVE]: ({ body }) => {
        const { permissions } = body as { permissions: string[] | null };
        const saved = role('Advisor', permissions ? { permissions, version: 1 } : {});
        now = ROLES.map((one) => (one.name === 'Advisor' ? saved : one));
        return { json: { role: saved } };
      },
    });
    open('/myaccount/roles?role=Advisor');
    await userEvent.click(await tick('Delete Trips'));
    expect(
      within(screen.getByRole('region', { name: 'Not saved yet' })).getByText('Removes Delete Trips'),
    ).toBeTruthy();
    await press('Save Advisor');
    await press('Undo');
    await waitFor(() => expect(bodies(sent)).toHaveLength(2));
    expect(bodies(sent)).toEqual([
      { name: 'Advisor', version: 0, permissions: without },
      { name: 'Advisor', version: 1, permissions: null },
    ]);
  });
  it('R-SHELL-231 say whose trips they see, and let it be chosen (G-047)', async () => {
    const saved = role('Standard', { visibility: 'own' });
    const sent = fakeFetch({ [LIST]: listed({ roles: [saved] }), [SAVE]: { json: { role: saved } } });
    open('/myaccount/roles?role=Standard');
    const choice = await screen.findByLabelText<HTMLSelectElement>('Trips this role sees');
    expect(choice.value).toBe('own');
    await userEvent.selectOptions(choice, 'Their team’s trips');
    expect(screen.getByText('Sees: Their team’s trips')).toBeTruthy();
    await press('Save Standard');
    await waitFor(() => expect(bodies(sent)).toHaveLength(1));
    expect(bodies(sent)[0]).toMatchObject({ name: 'Standard', version: 0, visibility: 'team' });
  });
  it('warn of what is of no use without something else, and give that', async () => {
    fakeFetch({ [LIST]: listed() });
    open('/myaccount/roles?role=Planner');
    await screen.findByText(/don’t work without View Trips\./);
    expect(screen.getByText('Removed')).toBeTruthy();
    await press('Add View Trips');
    expect(screen.queryByText(/work without View Trips/)).toBeNull();
  });
  it('show what a colleague saved meanwhile beneath what is ticked, and save from there', async () => {
    let version = 0;
    const sent = fakeFetch({
      [LIST]: () =>
        listed({
          roles: [role('Advisor', version ? { version, permissions: ['Trips', 'View Trips', 'Edit Trips'] } : {})],
        }),
      [SAVE]: ({ body }) => {
        if ((body as { version: number }).version === version && version > 0)
          return { json: { role: role('Advisor', { version: 5 }) } };
        version = 4;
        return refusal(409, 'record.stale', 'Someone else changed this.');
      },
    });
    open('/myaccount/roles?role=Advisor');
    await userEvent.click(await tick('Edit Trips'));
    await press('Save Advisor');
    await screen.findByText('Someone else also changed Advisor');
    await waitFor(async () => expect((await tick('Delete Trips')).checked).toBe(false));
    await press('Save Advisor');
    await waitFor(() => expect(bodies(sent)).toHaveLength(2));
    expect(bodies(sent)[1]).toEqual({ name: 'Advisor', version: 4, permissions: ['Trips', 'View Trips'] });
  });
  it('go back to the default, and are deleted after a question', async () => {
    const sent = fakeFetch({ [LIST]: listed(), [SAVE]: { json: { role: null } } });
    open('/myaccount/roles?role=Planner');
    await press('Reset to default');
    await waitFor(() => expect(bodies(sent)).toEqual([{ name: 'Planner', version: 3, permissions: null }]));
    await press('All roles');
    await userEvent.click(await screen.findByRole('link', { name: 'Night desk' }));
    await press('Delete');
    await press('Delete role');
    await screen.findByText('Night desk deleted');
    expect(bodies(sent)[1]).toEqual({ name: 'Night desk', version: 1, permissions: null });
  });
  it('are made as a copy of another, under a name of the company’s own', async () => {
    const sent = fakeFetch({ [LIST]: listed(), [SAVE]: { json: { role: role('Day desk', { version: 1 }) } } });
    open('/myaccount/roles');
    await press('New role');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Day desk');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Night desk');
    await press('Create role');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/myaccount/roles?role=Day+desk'));
    expect(bodies(sent)).toEqual([
      { name: 'Day desk', version: 0, permissions: ['Trips', 'View Trips'], visibility: 'all' },
    ]);
  });
  it('of the company’s own get another name and a description, and take both back by Undo', async () => {
    let now = ROLES;
    const sent = fakeFetch({
      [LIST]: () => listed({ roles: now }),
      [SAVE]: ({ body }) => {
        const asked = body as { name: string; new_name: string; description: string; version: number };
        const words = { description: asked.description, version: asked.version + 1, starts_with: null };
        const desk = role(asked.new_name, { ...words, permissions: ['Trips', 'View Trips'] });
        now = now.map((one) => (one.name === asked.name ? desk : one));
        return { json: { role: desk } };
      },
    });
    open('/myaccount/roles?role=Night+desk');
    await press('Name and description');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Evening desk');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Answers after six.');
    await press('Save');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/myaccount/roles?role=Evening+desk'));
    expect(await screen.findByText('Answers after six.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Evening desk' })).toBeTruthy();
    await press('Undo');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/myaccount/roles?role=Night+desk'));
    const permissions = ['Trips', 'View Trips'];
    expect(bodies(sent)).toEqual([
      { name: 'Night desk', version: 1, permissions, new_name: 'Evening desk', description: 'Answers after six.' },
      { name: 'Evening desk', version: 2, permissions, new_name: 'Night desk', description: '' },
    ]);
  });
  it('keep what was typed for their name where a colleague saved them meanwhile', async () => {
    let version = 1;
    const sent = fakeFetch({
      [LIST]: () => {
        const theirs = { version, description: version > 1 ? 'Answers at night.' : '' };
        return listed({ roles: [role('Night desk', { ...theirs, starts_with: null, permissions: ['Trips'] })] });
      },
      [SAVE]: ({ body }) => {
        const asked = body as { version: number; new_name: string };
        if (asked.version === version && version > 1)
          return { json: { role: role(asked.new_name, { version: 5, starts_with: null, permissions: ['Trips'] }) } };
        version = 4;
        return refusal(409, 'record.stale', 'Someone else changed this.');
      },
    });
    open('/myaccount/roles?role=Night+desk');
    await press('Name and description');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Evening desk');
    await press('Save');
    await screen.findByText('Someone else also changed Night desk');
    expect(name.value).toBe('Evening desk');
    await screen.findByText('Answers at night.');
    await press('Save');
    await waitFor(() => expect(bodies(sent)).toHaveLength(2));
    expect(bodies(sent)[1]).toMatchObject({ name: 'Night desk', version: 4, new_name: 'Evening desk' });
  });
  it('keep their name where they are usual', async () => {
    fakeFetch({ [LIST]: listed() });
    open('/myaccount/roles?role=Advisor');
    await tick('Delete Trips');
    expect(screen.queryByRole('button', { name: 'Name and description' })).toBeNull();
  });
  it('R-SHELL-225 let nobody give what they do not hold', async () => {
    fakeFetch({ [LIST]: listed() });
    open('/myaccount/roles?role=Advisor', {
      permissions_data: PERMISSIONS.filter((held) => held !== 'Manage Payroll'),
      roles: ['Manager'],
    });
    expect((await tick('Manage Payroll')).disabled).toBe(true);
    expect((await tick('Delete Trips')).disabled).toBe(false);
  });
});

describe('the role of a colleague', () => {
  const user = { ...JO, email: 'jo@x.test', role: 'Advisor', permissions: null, is_owner: false, version: 2 };
  it('R-SHELL-054 is chosen, with what they hold beyond and below it', async () => {
    const sent = fakeFetch({ [LIST]: listed({ user }), [ASSIGN]: { json: { user: { ...user, version: 3 } } } });
    open(`/myaccount/assign_role/${ID}`);
    await screen.findByRole('heading', { level: 1, name: 'Jo Park' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Role/ }), 'Night desk');
    await userEvent.click(await tick('Edit Trips'));
    expect(screen.getByText('Added')).toBeTruthy();
    await press('Save role');
    await press('Undo');
    await waitFor(() => expect(bodies(sent)).toHaveLength(2));
    expect(bodies(sent)).toEqual([
      { version: 2, role: 'Night desk', permissions: ['Trips', 'View Trips', 'Edit Trips'] },
      { version: 3, role: 'Advisor', permissions: null },
    ]);
  });
  it('goes back to the role’s own', async () => {
    const special = { ...user, permissions: ['View Trips'] };
    const sent = fakeFetch({ [LIST]: listed({ user: special }), [ASSIGN]: { json: { user } } });
    open(`/myaccount/assign_role/${ID}`);
    await press('Reset to role');
    await press('Save role');
    await waitFor(() => expect(bodies(sent)).toEqual([{ version: 2, role: 'Advisor', permissions: null }]));
  });
  it.each([
    ['the owner', { ...user, is_owner: true }, {}, /^The company owner has every permission/],
    ['oneself', { ...user, id: ID }, { id: ID as SessionUser['id'] }, /^You can’t change your own role/],
    [
      'a Master Admin, for who does not hold everything',
      { ...user, role: 'Master Admin' },
      { permissions_data: getRolePermissions('Manager') as SessionUser['permissions_data'] },
      /^Only someone with every permission/,
    ],
  ])('R-SHELL-216 R-SHELL-225 cannot be changed for %s, and says why', async (_, shown, me, words) => {
    fakeFetch({ [LIST]: listed({ user: shown }) });
    open(`/myaccount/assign_role/${ID}`, me);
    await screen.findByText(words);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
