import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { aBooking } from '../../../testing/a-booking';
import { fakeFetch, refusal, type Sent } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { PlannerViews } from '../planner-views/components/planner-views';
import { FIRST_VIEW } from '../planner-views/views';
import { tripQueries } from './trip-queries';
import { useDays } from './use-days';
import { useEntryActions } from './use-entry-actions';
import { useTrip } from './use-trip';

const DAYS = ['2027-03-05', '2027-03-06', '2027-03-07'] as const;
const [FIRST, SECOND, THIRD] = DAYS;
const idOf = (n: number) => `bkg_01ARZ3NDEKTSV4RRFFQ69G5FA${n}`;
const on = (n: number, title: string, start_date: string) =>
  aBooking({ id: idOf(n), booking_type: 'Dining', title, general_booking: { start_date } });
const [LUNCH, DINNER, SHOW] = [on(1, 'Lunch', FIRST), on(2, 'Dinner', FIRST), on(3, 'Show', FIRST)];
const TRIP = DINNER.trip_id;
const trip = { id: TRIP, trip_name: 'Amalfi', start_date: FIRST, end_date: THIRD, trip_pax: 2, version: 1 };

/** Whether saves and reads are held back until the test lets the next one go. */
const holding = { saves: false, reads: false };
let held: (() => void)[] = [];
const whenLetGo = (holds: boolean) => (holds ? new Promise<void>((go) => held.push(go)) : undefined);
const letGo = async () => {
  await waitFor(() => expect(held).not.toHaveLength(0));
  held.shift()?.();
};
let refusals: ReturnType<typeof refusal>[] = [];

/** Keeps bookings as the product does: what a read tells is settled when it arrives, however late it is answered. */
const serve = () => {
  const stored = new Map([LUNCH, DINNER, SHOW].map((booking) => [booking.id as string, booking]));
  const save = (id: string, changes: object) => {
    const before = stored.get(id) as Booking;
    const booking = { ...before, ...changes, version: before.version + 1 };
    stored.set(id, booking);
    return booking;
  };
  const update = async ({ url, body }: Sent) => {
    await whenLetGo(holding.saves);
    const { was, version, ...changes } = body as { was: object; version: number };
    return refusals.shift() ?? { json: { booking: save(url.pathname.split('/').at(-1) ?? '', changes) } };
  };
  return fakeFetch({
    [`GET /services/trips/api/v1/trips/${TRIP}`]: async () => {
      const bookings = [...stored.values()];
      await whenLetGo(holding.reads);
      return { json: { trip, bookings, travelers: [], itineraries: [], reminders: [], events: [] } };
    },
    [`PUT /services/book/api/v1/bookings/${DINNER.id}`]: update,
    [`PUT /services/book/api/v1/bookings/${LUNCH.id}`]: update,
    [`POST /services/book/api/v1/trips/${TRIP}/bookings/change`]: async ({ body }) => {
      await whenLetGo(holding.saves);
      const { items } = body as { items: { id: string; version: number }[] };
      const results = items.map(({ id, version }, day_order) =>
        stored.get(id)?.version === version
          ? { id, done: true, version: save(id, { day_order }).version }
          : { id, done: false, why: 'stale' },
      );
      return { json: { results } };
    },
  });
};
const Planner = () => {
  const { whole, refresh } = useTrip(TRIP);
  const { actions, add } = useEntryActions({ whole, refresh });
  const assembled = useDays(whole);
  if (!whole || !assembled) return null;
  return (
    <PlannerViews {...{ whole, assembled, actions, refresh }} view={FIRST_VIEW} onView={() => undefined} onAdd={add} />
  );
};
const open = async () => {
  const sent = serve();
  const { client } = renderInApp(<Planner />);
  await screen.findByRole('button', { name: 'Dinner' });
  const { queryKey } = tripQueries.one(TRIP);
  return {
    saves: () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    /** What a live event does. */
    readAgain: () => void client.invalidateQueries({ queryKey }),
    readTimes: () => client.getQueryState(queryKey)?.dataUpdateCount ?? 0,
  };
};
const titlesOn = (day: string) =>
  within(screen.getByTestId(`day-${day}`))
    .queryAllByRole('button', { name: /^(Lunch|Dinner|Show)$/ })
    .map(({ textContent }) => textContent);
const dayOf = (title: string) => DAYS.find((day) => titlesOn(day).includes(title));
const move = async (title: string, how: 'earlier' | 'later') => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: `Move a day ${how}` }));
};
const starts = (start_date: string) => ({ general_booking: { start_date } });

beforeEach(() => {
  Object.assign(holding, { saves: false, reads: false });
  held = [];
  refusals = [];
  signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS] }));
});
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('shows a booking where it was put, whatever an answer says that left before', async () => {
  const { readAgain, readTimes } = await open();
  Object.assign(holding, { saves: true, reads: true });
  await move('Dinner', 'later');
  await waitFor(() => expect(dayOf('Dinner')).toBe(SECOND));
  const before = readTimes();
  readAgain();
  await waitFor(() => expect(held).toHaveLength(2));
  const [save, read] = held.splice(0);
  read?.();
  await waitFor(() => expect(readTimes()).toBe(before + 1));
  expect(dayOf('Dinner')).toBe(SECOND);
  readAgain();
  await waitFor(() => expect(held).toHaveLength(1));
  save?.();
  await screen.findByText(/^Dinner moved to/);
  expect(dayOf('Dinner')).toBe(SECOND);
});
it('saves the next move once the one before is saved, and on top of it', async () => {
  const { saves } = await open();
  holding.saves = true;
  await move('Dinner', 'later');
  await waitFor(() => expect(dayOf('Dinner')).toBe(SECOND));
  await move('Dinner', 'later');
  await waitFor(() => expect(dayOf('Dinner')).toBe(THIRD));
  await move('Lunch', 'later');
  await waitFor(() => expect(dayOf('Lunch')).toBe(SECOND));
  expect(saves()).toHaveLength(1);
  for (const wanted of [2, 3]) {
    await letGo();
    await waitFor(() => expect(saves()).toHaveLength(wanted));
  }
  expect(saves()).toMatchObject([
    { version: 1, was: starts(FIRST), ...starts(SECOND) },
    { version: 2, was: starts(SECOND), ...starts(THIRD) },
    { version: 1, was: starts(FIRST), ...starts(SECOND) },
  ]);
  await letGo();
  await screen.findByText(/^Lunch moved to/);
  expect([dayOf('Dinner'), dayOf('Lunch')]).toEqual([THIRD, SECOND]);
});
it('keeps a move though the one before it could not be saved', async () => {
  const { saves } = await open();
  refusals = [refusal(503, 'server.busy', 'Please try again.')];
  holding.saves = true;
  await move('Dinner', 'later');
  await waitFor(() => expect(dayOf('Dinner')).toBe(SECOND));
  await move('Dinner', 'later');
  await letGo();
  await screen.findByText('Please try again.');
  expect(dayOf('Dinner')).toBe(THIRD);
  await letGo();
  await screen.findByText(/^Dinner moved to/);
  expect(saves().at(-1)).toMatchObject({ version: 1, was: starts(FIRST), ...starts(THIRD) });
  expect(dayOf('Dinner')).toBe(THIRD);
});
it('takes a step of the order within a day upon the step before', async () => {
  const { saves } = await open();
  holding.saves = true;
  screen.getByRole('button', { name: 'Lunch' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(titlesOn(FIRST)).toEqual(['Dinner', 'Lunch', 'Show']));
  screen.getByRole('button', { name: 'Lunch' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(titlesOn(FIRST)).toEqual(['Dinner', 'Show', 'Lunch']));
  await letGo();
  await waitFor(() => expect(saves()).toHaveLength(2));
  await letGo();
  const ids = [DINNER, SHOW, LUNCH].map(({ id }) => ({ id, version: 2 }));
  expect(saves()[1]).toEqual({ items: ids, change: { do: 'order' } });
  await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true));
  expect(titlesOn(FIRST)).toEqual(['Dinner', 'Show', 'Lunch']);
});
it('has the browser ask before a page is closed that has not saved every move', async () => {
  await open();
  holding.saves = true;
  const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayClose()).toBe(true);
  await move('Dinner', 'later');
  await waitFor(() => expect(mayClose()).toBe(false));
  await letGo();
  await waitFor(() => expect(mayClose()).toBe(true));
});
