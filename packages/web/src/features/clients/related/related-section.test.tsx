import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { ClientRecord } from '../client-query';
import { RelatedSection } from './related-section';

const idOf = (n: number) => `cli_${String(n).padStart(26, '0')}`;
const CLIENTS = '/services/crm/api/v1/individuals';
const person = (n: number, first_name: string) => ({
  client_id: idOf(n),
  first_name,
  last_name: 'Lind',
  ind_code: `C-${n}`,
});
const MARA = {
  ...{ id: idOf(1), ind_code: 'C-1', first_name: 'Mara', last_name: 'Lind', version: 3 },
  addresses: [{ area: '12 Harbor Street' }],
  travel_companions: [{ individual_id: idOf(2), relation_id: '3' }, { name: 'Nanny' }],
} as unknown as ClientRecord;

beforeAll(() => Promise.all([import('./companion-dialog'), import('./household-dialog')]));
beforeEach(() => signIn(TOKENS, sessionUser()));

const open = (related: object, answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const sent = fakeFetch({
    [`GET ${CLIENTS}/${MARA.id}/related`]: { json: { companions: [], named_by: [], ...related } },
    'GET /services/lookups/api/v1/occasions': { json: { occasions: {} } },
    'GET /services/crm/api/v1/user_relations': { json: { rows: [{ id: '3', name: 'Child' }] } },
    ...answers,
  });
  renderInApp(<RelatedSection client={MARA} />);
  return sent;
};

it('R-ACC-073 names the companions of a client, and who names them, with a way to each', async () => {
  open({ companions: [person(2, 'Anna')], named_by: [{ ...person(4, 'Gran'), relation_id: '3' }] });
  const list = within(await screen.findByRole('list', { name: 'Companions' }));
  await list.findByText(/· Child/);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anna Lind · Child',
    'Nanny',
    'Gran Lind · lists them as child',
  ]);
  expect(list.getByRole('link', { name: 'Gran Lind' }).getAttribute('href')).toBe(`/crm/clients/${idOf(4)}`);
});

it('R-ACC-073 a companion is removed with one press, and comes back with undo', async () => {
  const sent = open(
    { companions: [person(2, 'Anna')] },
    { [`PUT ${CLIENTS}/${MARA.id}`]: { json: { client: { ...MARA, travel_companions: [], version: 4 } } } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Anna Lind' }));
  await screen.findByText('Anna Lind removed');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    travel_companions: [{ name: 'Nanny' }],
    was: { travel_companions: MARA.travel_companions },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      travel_companions: MARA.travel_companions,
    }),
  );
});

it('R-ACC-071 a household shows its address, members and payer, and begins with the client’s address', async () => {
  const sent = open({}, { 'POST /services/crm/api/v1/households': { json: { household: {} } } });
  await userEvent.click(await screen.findByRole('button', { name: 'New household' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New household' }));
  expect((dialog.getByLabelText('Street') as HTMLInputElement).value).toBe('12 Harbor Street');
  await userEvent.selectOptions(dialog.getByLabelText('Who pays'), 'Mara Lind');
  await userEvent.click(dialog.getByRole('button', { name: 'Save household' }));
  await screen.findByText('Household saved');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Lind household',
    members: [MARA.id],
    payer_id: MARA.id,
    address: { area: '12 Harbor Street' },
  });
});
it('R-ACC-071 a household names who lives there', async () => {
  const household = { id: 'household_1', name: 'The Linds', address: { city_name: 'Portland' }, payer_id: idOf(2) };
  const members = [person(1, 'Mara'), person(2, 'Anna')];
  open({ household: { household: { ...household, version: 1 }, members } });
  const list = within(await screen.findByRole('list', { name: 'Members of The Linds' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Mara Lind', 'Anna LindPays']);
  expect(screen.getByText('Portland')).toBeTruthy();
});
