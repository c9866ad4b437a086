import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import type { ClientChoice } from './client-choice';
import { splitName } from './client-choice';
import { ClientPicker } from './client-picker';

const LIST = 'GET /services/crm/api/v1/individuals';
const row = (n: number, first_name: string, email: string) => ({
  id: `cli_${String(n).repeat(26)}`,
  ind_code: `C-100${n}`,
  first_name,
  last_name: 'Li',
  emails: [email],
});
const [MARA, MAX] = [row(1, 'Mara', 'mara@x.test'), row(2, 'Max', 'max@x.test')];

let sent: ReturnType<typeof fakeFetch>;
let added: string[] = [];
beforeEach(() => {
  added = [];
  localStorage.clear();
  signIn(TOKENS, sessionUser());
  sent = fakeFetch({
    [LIST]: ({ url }) => {
      const search = url.searchParams.get('search')?.toLowerCase() ?? '';
      const clients = [MARA, MAX].filter(({ first_name }) => first_name.toLowerCase().startsWith(search));
      return { json: { clients, total: clients.length } };
    },
    [`GET /services/crm/api/v1/individuals/${MAX.id}`]: { json: { client: MAX, documents: [], trip_links: [] } },
  });
});
const Held = ({ adds }: { adds: boolean }) => {
  const [picked, setPicked] = useState<ClientChoice>();
  return <ClientPicker picked={picked} onPick={setPicked} onAdd={adds ? (name) => added.push(name) : undefined} />;
};
const open = (adds = true) => renderInApp(<Held adds={adds} />);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('asks for nothing before it is used, then finds clients as their name is typed', async () => {
  open();
  expect(sent).toEqual([]);
  await userEvent.type(field(), 'mar');
  await waitFor(() => expect(options()).toEqual(['Mara Limara@x.test · C-1001', 'Add “mar” as a new client']));
  expect(sent.map(({ url }) => url.searchParams.get('search')).at(-1)).toBe('mar');
  expect(sent.at(-1)?.url.searchParams.get('per_page')).toBe('8');
});

it('is used by keyboard alone: arrows choose, Enter picks, Escape closes', async () => {
  open();
  await userEvent.type(field(), 'ma');
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('Max Li · C-1002');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Clear client' }));
  expect(field().value).toBe('');
});

it('offers whom was picked last before the others', async () => {
  open();
  await userEvent.type(field(), 'max');
  await userEvent.click(await screen.findByRole('option', { name: /Max Li/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear client' }));
  await userEvent.click(field());
  await waitFor(() => expect(options()).toEqual(['Max Limax@x.test · C-1002', 'Mara Limara@x.test · C-1001']));
});

it('offers a name that nobody has as a new client, to who may add one', async () => {
  const { unmount } = open();
  await userEvent.type(field(), 'Noa Berg');
  await userEvent.click(await screen.findByRole('option', { name: 'Add “Noa Berg” as a new client' }));
  expect(added).toEqual(['Noa Berg']);
  unmount();
  open(false);
  await userEvent.type(field(), 'Noa Berg');
  await screen.findByText('No clients found. Try fewer letters.');
});

it('splits a name that is typed into the two that are kept', () => {
  expect(splitName('  Mara Ann  Li ')).toEqual({ first_name: 'Mara Ann', last_name: 'Li' });
  expect(splitName('Mara')).toEqual({ first_name: 'Mara', last_name: '' });
});
