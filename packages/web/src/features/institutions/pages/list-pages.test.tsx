import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setNavigator } from '../../../lib/navigation';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { InstitutionListPage, SupplierListPage } from './list-pages';

const AT = '/services/crm/api/v1/institutions';
const LIST = `GET ${AT}`;
const CREATE = 'POST /services/crm/api/v1/institution';
const isCreate = ({ method, url }: { method: string; url: URL }) => `${method} ${url.pathname}` === CREATE;
const idOf = (n: number) => `ins_${String(n).padStart(26, '0')}`;
const row = (n: number, name: string) => ({
  id: idOf(n),
  acct: `I-${n}`,
  name,
  profile_category_id: 7,
  supplier_categories: ['Hotel'],
  tags: [],
  source: 'manual',
  members: 0,
  created_at: '2031-01-01T00:00:00.000Z',
  updated_at: '2031-01-01T00:00:00.000Z',
  version: 1,
});
const listing = (...institutions: ReturnType<typeof row>[]) => ({ json: { institutions, total: institutions.length } });

beforeAll(() => import('../list/new-institution-dialog'));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});
const open = (answers: Parameters<typeof fakeFetch>[0], Page = SupplierListPage, path = '/crm/suppliers') => {
  const sent = fakeFetch({
    'GET /services/users/api/v1/table_settings': { json: { tables: {} } },
    'GET /services/misc/api/v1/service_types': { json: { service_types: [] } },
    ...answers,
  });
  renderInApp(<Page />, { path });
  return sent;
};

it('teaches a company without suppliers what they are for, and leads to the directory', async () => {
  open({ [LIST]: listing() });
  await screen.findByRole('heading', { name: 'No suppliers yet' });
  expect(screen.getAllByRole('link', { name: 'Directory' })).toHaveLength(2);
});
it('R-ACC-124 offers who may only view suppliers nothing that changes one', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Supplier Profiles'] }));
  open({ [LIST]: listing(row(1, 'Marlow')) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Marlow' }));
  for (const name of ['New supplier', 'Add tag', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
});
it('keeps its filters in the address, and asks the server for them', async () => {
  const sent = open(
    { [LIST]: listing(row(1, 'Marlow')) },
    SupplierListPage,
    '/crm/suppliers?category=9&tag=VIP&search=mar',
  );
  await screen.findByText('Marlow');
  const asked = sent.find(({ url }) => url.pathname === AT)?.url.searchParams ?? new URLSearchParams();
  expect(Object.fromEntries(asked)).toEqual({
    kind: 'supplier',
    per_page: '100',
    search: 'mar',
    category: '9',
    tag: 'VIP',
  });
});

describe('a new one', () => {
  const add = async (name: string, what = 'supplier') => {
    await userEvent.click((await screen.findAllByRole('button', { name: `New ${what}` }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: `New ${what}` }));
    await userEvent.type(dialog.getByLabelText('Name'), name);
    await userEvent.click(dialog.getByRole('button', { name: `Add ${what}` }));
    return dialog;
  };
  const added = (institution_type: string, message: string) => ({
    json: { error: false, message, institution_type, institution: row(7, 'Marlow') },
  });

  it('R-SHELL-157 R-SHELL-282 is sent in four parts, said as the answer says it, and opened', async () => {
    const sent = open({ [LIST]: listing(), [CREATE]: added('Suppliers', 'Supplier Added Successfully') });
    await add('Marlow');
    await screen.findByText('Supplier Added Successfully');
    expect(sent.find(isCreate)?.body).toMatchObject({
      institution: 'Marlow',
      institutionObject: { emails: [] },
      profile_category_id: 7,
      institution_tags: [],
    });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/crm/suppliers/${idOf(7)}`));
  });
  it('R-SHELL-283 is said to be an institution where it is one', async () => {
    const answer = added('Institutions', 'Institution Added Successfully');
    open({ [LIST]: listing(), [CREATE]: answer }, InstitutionListPage, '/crm/institutions');
    await add('Harbor', 'institution');
    await screen.findByText('Institution Added Successfully');
  });
  it('R-SHELL-198 with the error flag set is a warning in the server’s words, and can be added anyway', async () => {
    const message = 'Marlow is already on your list (I-104).';
    const flagged = { json: { error: true, message, institution_type: 'Suppliers', existing_id: idOf(4) } };
    const sent = open({ [LIST]: listing(), [CREATE]: flagged });
    const dialog = await add('Marlow');
    await screen.findByText(message);
    expect(dialog.getByRole('link', { name: 'Open the one you have' }).getAttribute('href')).toBe(
      `/crm/suppliers/${idOf(4)}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(sent.filter(isCreate)).toHaveLength(2));
    expect(sent.findLast(isCreate)?.body).toMatchObject({ allow_same_name: true });
  });
  it.each([401, 406])('R-SHELL-284 that is answered %d ends the session, and leads to the sign-in', async (status) => {
    const gone: string[] = [];
    setNavigator((to) => gone.push(to));
    const ended = { ...refusal(401, 'session.ended', 'Your session has ended. Please sign in again.'), status };
    open({ [LIST]: listing(), [CREATE]: ended, 'POST /services/users/token/refresh': ended });
    await add('Marlow');
    await waitFor(() => expect(gone).toEqual(['/logout']));
    expect(screen.queryByText('Supplier Added Successfully')).toBeNull();
  });
  it('R-SHELL-285 that fails in another way says Error! with the message, and keeps what was typed', async () => {
    open({ [LIST]: listing(), [CREATE]: refusal(500, 'unexpected', 'The table is away.') });
    const dialog = await add('Marlow');
    await screen.findByText('Error!');
    expect(screen.getAllByText('The table is away.').length).toBeGreaterThan(0);
    expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('Marlow');
  });
});
