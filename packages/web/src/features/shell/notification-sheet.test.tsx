import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { NotificationSheet } from './notification-sheet';

type Shown = Parameters<typeof NotificationSheet>[0]['notifications'][number];
const opened = {
  id: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  kind: 'itinerary_viewed',
  title: 'Mina opened the itinerary',
  body: 'Amalfi in spring',
  created_at: '2026-11-21T09:00:00.000Z',
  read: false,
} as Shown;

beforeEach(() => signIn(TOKENS, sessionUser()));

it('marks what is new as read on the server, and shows it as new until the sheet is closed', async () => {
  const sent = fakeFetch({ 'POST /services/misc/api/v1/notifications/seen': { json: { status: 'success' } } });
  const sheet = (read: boolean) => (
    <NotificationSheet notifications={[{ ...opened, read }]} onClose={() => undefined} />
  );
  const { rerender } = renderInApp(sheet(false));
  await waitFor(() => expect(sent[0]?.body).toEqual({ id: opened.id }));
  rerender(sheet(true));
  expect(screen.getByText('New:')).toBeTruthy();
  cleanup();
  renderInApp(sheet(true));
  expect(screen.queryByText('New:')).toBeNull();
});
