import { screen, waitFor } from '@testing-library/react';
import type { LiveEvent, NotificationKind } from '@wayline/core/areas/live/live-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../lib/session';
import { shellQuery } from '../../lib/shell-query';
import { onDeployment } from '../../lib/version-check';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { useLiveSession } from './use-live-session';

const live = vi.hoisted(() => ({ hear: undefined as ((event: LiveEvent) => void) | undefined, opened: 0, closed: 0 }));
vi.mock('../../lib/live', () => ({
  openLive: async () => {
    live.opened += 1;
    return () => {
      live.closed += 1;
    };
  },
  useChannel: (_channel: string, hear: (event: LiveEvent) => void) => {
    live.hear = hear;
  },
}));

const Session = () => {
  useLiveSession();
  return null;
};
const ME = sessionUser().id;
const arrives = (kind: string, more: object = {}) =>
  live.hear?.({
    id: 'evt_1',
    kind,
    channel: `user.${ME}`,
    title: `Title of ${kind}`,
    body: 'What it is about',
    ...more,
  } as LiveEvent);

beforeEach(() => {
  signIn(TOKENS, sessionUser());
  fakeFetch({});
});

const RULES: readonly [string, NotificationKind][] = [
  ['R-SHELL-181', 'subscription_payment_succeeded'],
  ['R-SHELL-182', 'confirm_payment'],
  ['R-SHELL-183', 'trip_data_updated'],
  ['R-SHELL-184', 'booking_data_updated'],
  ['R-SHELL-185', 'received_form'],
  ['R-SHELL-186', 'invoice_added_or_updated'],
  ['R-SHELL-187', 'task_added_or_updated'],
  ['R-SHELL-188', 'flight_reservation_system_update'],
  ['R-SHELL-189', 'profile_import_or_export'],
  ['R-SHELL-190', 'reminder_update'],
  ['R-SHELL-191', 'booking_email_process'],
  ['Of what is still to come, a message', 'message_received'],
];
it.each(RULES)('%s says on the screen that %s arrived, and what it is about', async (_rule, kind) => {
  renderInApp(<Session />);
  arrives(kind);
  await screen.findByText(`Title of ${kind}`);
  expect(screen.getAllByText('What it is about').length).toBeGreaterThan(0);
});
it('says nothing of one’s own deeds, of what others are told, and of kinds that are to be quiet', async () => {
  const { client } = renderInApp(<Session />);
  client.setQueryData(shellQuery().queryKey, { quiet: ['received_form'] } as never);
  arrives('trip_data_updated', { actor_id: ME, title: 'My own' });
  arrives('trip_data_updated', { channel: 'company.cmp_1', title: 'Of the company' });
  arrives('received_form', { title: 'Quiet' });
  arrives('from_tomorrow', { title: 'Of a later version' });
  await screen.findByText('Of a later version');
  expect(['My own', 'Of the company', 'Quiet'].filter((text) => screen.queryByText(text))).toEqual([]);
});
it('R-SHELL-193 ends the session on this device', async () => {
  const { setNavigator } = await import('../../lib/navigation');
  const go = vi.fn();
  setNavigator(go);
  renderInApp(<Session />);
  arrives('logout');
  expect(go.mock.calls[0]?.[0]).toBe('/logout');
});
it('R-SHELL-075 asks for the version when a deployment is told', () => {
  const asked = vi.fn();
  const deaf = onDeployment(asked);
  renderInApp(<Session />);
  arrives('app_updated', { channel: 'deployments', title: undefined });
  expect(asked).toHaveBeenCalledOnce();
  deaf();
});
it('R-SHELL-177 R-SHELL-178 opens the connection with the shell and closes it with it', async () => {
  const { opened, closed } = { ...live };
  const { unmount } = renderInApp(<Session />);
  await waitFor(() => expect(live.opened).toBe(opened + 1));
  unmount();
  await waitFor(() => expect(live.closed).toBeGreaterThan(closed));
});
