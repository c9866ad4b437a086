import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KINDS, NOTIFIED_KINDS, SENT_KINDS } from '@wayline/core/areas/notifications/kinds';
import { notificationSettings } from '@wayline/core/areas/notifications/notification-settings';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch, type Sent } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { NotificationSettingsPage } from './pages/notification-settings-page';
import { NotificationsPage } from './pages/notifications-page';

const AT = '/services/misc/api/v1/notifications';
const line = (n: number, differs: object = {}) => ({
  id: `evt_01ARZ3NDEKTSV4RRFFQ69G5F${String(n).padStart(2, '0')}`,
  kind: 'received_form',
  title: `Line ${n}`,
  body: 'Amalfi in spring',
  link: '/trips/trp_1',
  created_at: '2026-11-21T09:00:00.000Z',
  read: false,
  ...differs,
});
const serve = (pages: Record<string, object[]>) => {
  const sent = fakeFetch({
    [`GET ${AT}`]: ({ url }) => {
      const at = url.searchParams.get('cursor') ?? 'first';
      return { json: { notifications: pages[at] ?? [], ...(at === 'first' && pages.more && { cursor: 'more' }) } };
    },
    [`PUT ${AT}`]: { json: { status: 'success' } },
  });
  return {
    asked: () => sent.filter(({ method }) => method === 'GET'),
    marked: () => sent.filter(({ method }) => method === 'PUT').map(({ body }: Sent) => body),
  };
};
const item = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

beforeEach(() => signIn(TOKENS, sessionUser()));

it('marks one as read and unread, and all', async () => {
  const server = serve({ first: [line(2), line(1, { read: true })] });
  renderInApp(<NotificationsPage />);
  await screen.findByText('Line 2');
  await userEvent.click(item('Line 2').getByRole('button', { name: 'Mark as read' }));
  await userEvent.click(item('Line 1').getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' }).disabled).toBe(false),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(server.marked()).toEqual([
      { id: line(2).id, read: true },
      { id: line(1).id, read: false },
      { id: line(2).id, read: true, all: true },
    ]),
  );
});
it('opens where it leads, and has read it then', async () => {
  const server = serve({ first: [line(1)] });
  renderInApp(<NotificationsPage />);
  await userEvent.click(await screen.findByText('Line 1'));
  expect(screen.getByTestId('address').textContent).toBe('/trips/trp_1');
  await waitFor(() => expect(server.marked()).toEqual([{ id: line(1).id, read: true }]));
});
it('shows kinds that another version wrote, and leads to the dashboard with them', async () => {
  serve({ first: [line(1, { kind: 'weather_report', title: '', link: undefined })] });
  renderInApp(<NotificationsPage />);
  await userEvent.click(await screen.findByText('News'));
  expect(screen.getByTestId('address').textContent).toBe('/dashboard');
});
it('filters by kind and by what is unread, and goes on to older ones', async () => {
  const server = serve({ first: [line(2)], more: [line(1)] });
  renderInApp(<NotificationsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText('Line 1');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Tasks');
  await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => {
    const { searchParams } = server.asked().at(-1)?.url ?? new URL('http://none');
    expect([searchParams.get('kind'), searchParams.get('show')]).toEqual(['task_added_or_updated', 'unread']);
  });
});
it('says so when there is nothing', async () => {
  serve({});
  renderInApp(<NotificationsPage />);
  await screen.findByText('Nothing yet');
  await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
  await screen.findByText('You’re all caught up');
});
it('R-SHELL-053 offers screen and mail for every kind that is told, and saves what was chosen', async () => {
  const path = '/services/users/api/v1/settings/notification_settings';
  const value = notificationSettings.schema.parse({});
  const setting = { section: 'notification_settings', version: 0, fields: Object.keys(value), sealed: [], value };
  const sent = fakeFetch({ [`GET ${path}`]: { json: setting }, [`PUT ${path}`]: { json: { ...setting, version: 1 } } });
  renderInApp(<NotificationSettingsPage />);
  const kind = async (name: string) => within(await screen.findByRole('group', { name }));
  for (const name of SENT_KINDS) expect((await kind(KINDS[name].title)).getByLabelText('By email')).toBeTruthy();
  // What nothing sends yet is not offered.
  for (const name of NOTIFIED_KINDS.filter((told) => !SENT_KINDS.includes(told)))
    expect(screen.queryByRole('group', { name: KINDS[name].title })).toBeNull();
  const tasks = await kind('Tasks');
  expect(tasks.getByLabelText<HTMLInputElement>('In Wayline').checked).toBe(true);
  await userEvent.click(tasks.getByLabelText('In Wayline'));
  await userEvent.selectOptions(tasks.getByLabelText('By email'), 'Right away');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const { value } = (sent.find(({ method }) => method === 'PUT')?.body ?? {}) as { value?: typeof setting.value };
    expect(value?.kinds.task_added_or_updated).toEqual({ screen: false, mail: 'at_once' });
    expect(value?.kinds.confirm_payment).toEqual({ screen: true, mail: 'at_once' });
  });
});
