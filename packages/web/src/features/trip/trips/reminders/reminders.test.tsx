import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS, type Permission } from '@wayline/core/access/permissions';
import { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { dismissToast, shownToasts } from '../../../../lib/toast-store';
import { aBooking } from '../../../../testing/a-booking';
import { fakeFetch, refusal } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { PlannerViews } from '../../planner-views/components/planner-views';
import { FIRST_VIEW } from '../../planner-views/views';
import { PlannerDialogs } from '../components/planner-dialogs';
import { useDays } from '../use-days';
import { useEntryActions } from '../use-entry-actions';
import { useTrip } from '../use-trip';
import { TripReminders } from './trip-reminders';

const DINNER = aBooking({ booking_type: 'Dining', title: 'Dinner', general_booking: { start_date: '2131-05-31' } });
const TRIP = DINNER.trip_id;
const ID = 'rmd_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const aReminder = (differs: object = {}) =>
  Reminder.parse({
    id: ID,
    trip_id: TRIP,
    booking_id: DINNER.id,
    user_id: sessionUser().id,
    timing: 'Weeks Before',
    count: 2,
    due_at: '2131-05-17T09:00:00.000Z',
    timezone: 'UTC',
    to: ['guest@wayline.test'],
    status: 'waiting',
    created_at: '2026-11-21T09:00:00.000Z',
    version: 1,
    ...differs,
  });
const trip = { id: TRIP, trip_name: 'Amalfi', start_date: '2131-05-30', end_date: '2131-06-01', version: 1 };

const Planner = () => {
  const { whole, refresh } = useTrip(TRIP);
  const { actions, add, open, close } = useEntryActions({ whole, refresh });
  const assembled = useDays(whole);
  if (!whole || !assembled) return null;
  return (
    <>
      <PlannerViews
        {...{ whole, assembled, actions, refresh }}
        view={FIRST_VIEW}
        onView={() => undefined}
        onAdd={add}
      />
      <TripReminders whole={whole} onChanged={refresh} />
      <PlannerDialogs whole={whole} open={open} onClose={close} onSaved={refresh} />
    </>
  );
};
let kept: Reminder[];
const open = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const sent = fakeFetch({
    [`GET /services/trips/api/v1/trips/${TRIP}`]: () => ({
      json: { trip, bookings: [DINNER], travelers: [], itineraries: [], reminders: kept, events: [] },
    }),
    'GET /services/users/api/v1/settings/reminders': {
      json: { value: { timing: 'day before', by_type: [], time: '09:00' }, version: 0 },
    },
    [`DELETE /services/messaging/api/v1/reminders/${ID}`]: () => {
      kept = kept.map((r) => ({ ...r, status: 'withdrawn' as const }));
      return { json: { status: 'success' } };
    },
    [`POST /services/messaging/api/v1/reminders/${ID}/restore`]: () => {
      kept = kept.map((r) => ({ ...r, status: 'waiting' as const }));
      return { json: { reminder: kept[0] } };
    },
    ...answers,
  });
  renderInApp(<Planner />);
  await screen.findByRole('button', { name: 'Dinner' });
  return () => sent.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body }));
};
const list = () => screen.findByRole('list', { name: 'Reminders' });
const as = (permissions_data: Permission[]) => signIn(TOKENS, sessionUser({ permissions_data, timezone: 'UTC' }));

beforeEach(() => {
  kept = [aReminder()];
  as([...PERMISSIONS]);
});
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('R-TRIP-008 lists a reminder on its trip and on its entry, with when it goes out, for whom and by what way', async () => {
  kept.push(aReminder({ id: `${ID.slice(0, -1)}W`, status: 'withdrawn', to: ['gone@wayline.test'] }));
  await open();
  const rows = within(await list()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Dinner.*05\/17\/2131, 9:00 AM · 2 weeks before.*Email to guest@wayline\.test/),
  ]);
  const onEntry = within(screen.getByTestId('entry-item')).getByRole('button', {
    name: 'Reminder 05/17/2131 for Dinner',
  });
  expect(onEntry.title).toContain('Email to guest@wayline.test');
});

it('R-TRIP-008 withdraws a reminder from the trip, and Undo sets it again', async () => {
  const saves = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reminder: Dinner, 05/17/2131, 9:00 AM' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Reminders' })).toBeNull());
  expect(screen.queryByRole('button', { name: /Reminder .* for Dinner/ })).toBeNull();
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Reminder canceled'));
  shownToasts()[0]?.undo?.();
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  expect(saves().map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

it('R-TRIP-244 changes a reminder to a custom date by keyboard, says what a past one needs, and Undo puts it back', async () => {
  const saves = await open({
    [`PUT /services/messaging/api/v1/reminders/${ID}`]: ({ body }: { body: unknown }) =>
      (body as { date?: string }).date === '2001-01-02'
        ? refusal(400, 'reminder.past', 'The server says no.')
        : { json: { reminder: aReminder({ ...(body as object), version: 2 }) } },
  });
  (await screen.findByRole('button', { name: 'Reminder 05/17/2131 for Dinner' })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Reminder for Dinner' });
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Number of weeks/).value).toBe('2');
  expect(within(dialog).getByRole('status').textContent).toBe('Goes out 05/17/2131, 9:00 AM.');
  await userEvent.selectOptions(within(dialog).getByLabelText('When'), 'Custom date');
  const date = within(dialog).getByLabelText(/^Date/);
  await userEvent.type(date, '01/02/2001{Tab}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save reminder' }));
  expect(within(dialog).getByRole('status').textContent).toMatch(/already passed. Choose a later day or time/);
  expect(await within(dialog).findByText('The server says no.')).toBeTruthy();
  await userEvent.clear(date);
  await userEvent.type(date, '01/02/2131{Tab}');
  expect(within(dialog).getByRole('status').textContent).toBe('Goes out 01/02/2131, 9:00 AM.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save reminder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asWas = { trip_id: TRIP, to: ['guest@wayline.test'], message: '' };
  shownToasts()[0]?.undo?.();
  await waitFor(() => expect(saves()).toHaveLength(3));
  expect(saves().slice(1)).toEqual([
    { method: 'PUT', body: { ...asWas, timing: 'Custom Date', date: '2131-01-02', version: 1 } },
    { method: 'PUT', body: { ...asWas, timing: 'Weeks Before', count: 2, version: 2 } },
  ]);
});

it('R-TRIP-244 R-TRIP-241 offers the seven timings and the five other day types for a new reminder', async () => {
  const saves = await open({
    'POST /services/messaging/api/v1/reminders': ({ body }: { body: unknown }) => ({
      json: { reminder: aReminder(body as object) },
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Dinner' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set reminder' }));
  const dialog = await screen.findByRole('dialog', { name: 'New reminder for Dinner' });
  const when = within(dialog).getByLabelText('When');
  expect(
    within(when)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Week before',
    '3 days before',
    'Day before',
    'Day of',
    'Day after',
    '3 days after',
    'Week after',
    'Days before',
    'Weeks before',
    'Months before',
    'Year before',
    'Custom date',
  ]);
  await userEvent.selectOptions(when, 'Months before');
  const count = within(dialog).getByLabelText(/Number of months/);
  expect(count).toHaveProperty('value', '1');
  await userEvent.clear(count);
  await userEvent.type(count, '3{Tab}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set reminder' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({ timing: 'Months Before', count: 3, time: '09:00', booking_id: DINNER.id });
});

it('R-SHELL-225 shows reminders to those who may not set them, without a way to change them', async () => {
  as(['View Trips', 'View Reservations']);
  await open();
  expect((await list()).textContent).toContain('Email to guest@wayline.test');
  expect(screen.queryByRole('button', { name: /^(Edit|Cancel) reminder/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Reminder .* for Dinner$/ }).disabled).toBe(true);
});

it('says of a reminder whom its mail did not reach, and what to do', async () => {
  const at = '2131-05-17T09:01:00.000Z';
  const to = ['guest@wayline.test', 'other@wayline.test'];
  kept = [aReminder({ status: 'sent', to, bounces: [{ email: to[0], reason: 'no_mailbox', at }] })];
  await open();
  const shown = await list();
  within(shown).getByText('Sent');
  expect(shown.textContent).toContain(
    'guest@wayline.test: Not delivered: the mailbox does not exist. Ask for another email address, then set the reminder again.',
  );
  cleanup();
  kept = [aReminder({ status: 'sent', bounces: [{ email: to[0], reason: 'refused', at }] })];
  await open();
  expect(within(await list()).queryByText('Sent')).toBeNull();
});
