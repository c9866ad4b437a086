import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { WaitingNamesNotice } from './waiting-names-notice';

const AT = '/services/book/api/v1/supplier_names';
const CREATE = 'POST /services/crm/api/v1/institution';
const idOf = (n: number) => `ins_${String(n).padStart(26, '0')}`;
const waiting = (name: string, bookings: number, ...candidates: object[]) => ({
  name_key: name.toLowerCase(),
  name,
  bookings,
  default_type: 'Hotel',
  candidates,
});
const candidate = (n: number, name: string, same_name = false) => ({ id: idOf(n), acct: `I-${n}`, name, same_name });

beforeAll(() => import('./link-names-sheet'));
beforeEach(() => signIn(TOKENS, sessionUser()));
const open = async (answers: Parameters<typeof fakeFetch>[0]) => {
  const sent = fakeFetch(answers);
  renderInApp(<WaitingNamesNotice />);
  await userEvent.click(await screen.findByRole('button', { name: 'Link names' }));
  return { sent, list: within(await screen.findByRole('list', { name: 'Names to link' })) };
};
const linksOf = (sent: ReturnType<typeof fakeFetch>) =>
  sent.filter(({ method, url }) => method === 'POST' && url.pathname === AT).map(({ body }) => body);

it('says how many names wait, and nothing where none does', async () => {
  fakeFetch({ [`GET ${AT}`]: { json: { names: [waiting('Luna', 1)], more: false } } });
  renderInApp(<WaitingNamesNotice />);
  await screen.findByText('1 name on your bookings isn’t linked to a supplier yet.');
});

it('links all bookings of a name, call after call, and says how many they were', async () => {
  let names = [waiting('Luna', 17, candidate(1, 'Luna Hotels'))];
  const left = [2, 0];
  const { sent, list } = await open({
    [`GET ${AT}`]: () => ({ json: { names, more: false } }),
    [`POST ${AT}`]: () => {
      names = [];
      const next = left.shift() ?? 0;
      return { json: { linked: next > 0 ? 15 : 2, left: next } };
    },
  });
  await userEvent.click(list.getByRole('button', { name: 'Link to Luna Hotels (I-1)' }));
  await screen.findByText('17 bookings linked to Luna Hotels');
  expect(linksOf(sent)).toEqual([
    { name_key: 'luna', supplier_id: idOf(1) },
    { name_key: 'luna', supplier_id: idOf(1) },
  ]);
  await screen.findByText('All names are linked');
});

it('adds a name as a supplier of the type that its bookings have, and links them to it', async () => {
  const { sent, list } = await open({
    [`GET ${AT}`]: { json: { names: [waiting('Luna', 1)], more: false } },
    [CREATE]: {
      json: {
        error: false,
        message: 'Supplier Added Successfully',
        institution_type: 'Suppliers',
        institution: { id: idOf(9), name: 'Luna' },
      },
    },
    [`POST ${AT}`]: { json: { linked: 1, left: 0 } },
  });
  await userEvent.click(list.getByRole('button', { name: 'Add as supplier' }));
  await screen.findByText('1 booking linked to Luna');
  expect(sent.find(({ url }) => url.pathname.endsWith('/institution'))?.body).toMatchObject({
    institution: 'Luna',
    institutionObject: { supplier_categories: ['Hotel'] },
  });
  expect(linksOf(sent)).toEqual([{ name_key: 'luna', supplier_id: idOf(9) }]);
});

it('finds another supplier by its name', async () => {
  const { sent, list } = await open({
    [`GET ${AT}`]: { json: { names: [waiting('Luna', 1)], more: false } },
    'GET /services/crm/api/v1/institutions': {
      json: { institutions: [{ ...candidate(4, 'Moon Group'), profile_category_id: 7 }], total: 1 },
    },
    [`POST ${AT}`]: { json: { linked: 1, left: 0 } },
  });
  await userEvent.click(list.getByRole('button', { name: 'Another supplier for Luna' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Another supplier for Luna' }), 'moon');
  await userEvent.click(await screen.findByRole('button', { name: 'Moon Group (I-4)' }));
  await screen.findByText('1 booking linked to Moon Group');
  expect(linksOf(sent)).toEqual([{ name_key: 'luna', supplier_id: idOf(4) }]);
});

it('tells a refusal and keeps the name on the list', async () => {
  const { list } = await open({
    [`GET ${AT}`]: { json: { names: [waiting('Luna', 1, candidate(1, 'Luna Hotels'))], more: false } },
    [`POST ${AT}`]: refusal(404, 'record.missing', 'Gone.'),
  });
  await userEvent.click(list.getByRole('button', { name: 'Link to Luna Hotels (I-1)' }));
  await screen.findByRole('alert');
  expect(await list.findByRole('button', { name: 'Link to Luna Hotels (I-1)' })).toBeTruthy();
});
