import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listTours, listTutorials } from '@wayline/core/areas/tutorials/help';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { HelpButton } from './components/help-button';
import { endTour } from './running-tour';

const shell = (tours_seen: string[]) => ({
  user: sessionUser(),
  counts: {},
  notifications: [],
  quiet: [],
  tours_seen,
});
const SEEN = 'PUT /services/misc/api/v1/help_tours/seen';
const serve = (tours_seen: string[] = []) =>
  fakeFetch({
    'GET /services/misc/api/v1/shell': { json: shell(tours_seen) },
    'GET /services/misc/api/v1/tutorials/header': ({ url }) => {
      const page = url.searchParams.get('active_page') ?? '';
      return { json: { tutorials: listTutorials(page), help_tours: listTours(page) } };
    },
    [SEEN]: { json: { status: 'success' } },
  });
const open = async (name: string | RegExp = /^Help/) => userEvent.click(await screen.findByRole('button', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  endTour();
});

it('R-SHELL-265 shows the help of the open page: what to read, and a tour', async () => {
  const sent = serve();
  renderInApp(<HelpButton />, { path: '/trips' });
  await open();
  await screen.findByRole('heading', { name: 'Your trips as a table' });
  expect(sent.filter(({ url }) => url.pathname.endsWith('/header')).map(({ url }) => url.search)).toEqual([
    '?active_page=trips',
  ]);
});
it('shows a tour step by step, back again, with the focus kept, and remembers that it was seen', async () => {
  const sent = serve();
  renderInApp(<HelpButton />, { path: '/checklists/list' });
  await open('Help, with a tour of this page');
  await userEvent.click(await screen.findByRole('button', { name: 'Show me' }));
  await screen.findByRole('dialog', { name: 'Yours, everyone’s, templates' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Open or done' });
  expect(document.activeElement?.textContent).toBe('Done');
  await press('Back');
  await screen.findByText('1 of 2');
  await press('Next');
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ tour: 'tour-checklists' }));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Help/);
});
it('ends with Escape, and counts as seen', async () => {
  const sent = serve();
  renderInApp(<HelpButton />, { path: '/trips' });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show me' }));
  await screen.findByText('1 of 4');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('1 of 4')).toBeNull());
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
});
it('says by a dot that a tour was not seen, and no longer once it was', async () => {
  serve(['tour-trips']);
  renderInApp(<HelpButton />, { path: '/trips' });
  await screen.findByRole('button', { name: 'Help' });
  expect(screen.queryByRole('button', { name: 'Help, with a tour of this page' })).toBeNull();
});
it('helps with getting around where a page has no help of its own', async () => {
  serve();
  renderInApp(<HelpButton />, { path: '/invoices' });
  await open('Help');
  await screen.findByRole('heading', { name: 'Help: Getting around' });
  await screen.findByRole('heading', { name: 'Find anything by typing' });
});
