import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { assembleDays } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { aBooking } from '../../../testing/a-booking';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { PlannedTrip } from '../trips/use-trip';
import { PlannerViews } from './components/planner-views';
import { usePlannerView } from './use-planner-view';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const idOf = (n: number) => `bkg_01ARZ3NDEKTSV4RRFFQ69G5FA${n}`;
const on = (n: number, title: string, start_date: string, total_price: number, rest: object = {}) =>
  aBooking({
    id: idOf(n),
    booking_type: 'Dining',
    title,
    general_booking: { start_date },
    confirmation_id: `C${n}`,
    reservation_status: 'Booked',
    price_detail: { total_price, currency: 'USD' },
    ...rest,
  });
const LUNCH = on(1, 'Lunch', '2027-03-05', 5_000);
const DINNER = on(2, 'Dinner', '2027-03-05', 7_000);
const TOUR = on(3, 'Tour', '2027-03-06', 10_000, { booking_type: 'Tours' });
const AFTER = on(4, 'Farewell', '2027-03-09', 1_000);
const trip = { id: TRIP, trip_name: 'Amalfi', start_date: '2027-03-05', end_date: '2027-03-07', trip_pax: 2 };
const actions = {
  edit: vi.fn(),
  duplicate: vi.fn(),
  move: vi.fn(),
  remind: vi.fn(),
  status: vi.fn(),
  cancel: vi.fn(),
  remove: vi.fn(),
};
const refresh = vi.fn(async () => undefined);

const show = (bookings: Booking[] = [LUNCH, DINNER, TOUR, AFTER]) => {
  const whole = { trip, bookings, travelers: [], itineraries: [], reminders: [] } as unknown as PlannedTrip;
  const assembled = assembleDays({ start_date: trip.start_date, end_date: trip.end_date, bookings });
  const Planner = () => {
    const [view, onView] = usePlannerView();
    return <PlannerViews {...{ whole, assembled, actions, refresh, view, onView }} onAdd={vi.fn()} />;
  };
  renderInApp(<Planner />);
};
const choose = (view: string) => userEvent.selectOptions(screen.getByLabelText('View'), view);

// A busy machine may take its time over a whole planner.
/** What the planner loads when it is asked for is here before: how fast a machine reads files is not what is tested. */
beforeAll(async () => {
  await Promise.all([
    import('../trip-check/components/trip-check-panel'),
    import('./components/bulk-bar'),
    import('./components/category-list'),
    import('./components/month-calendar'),
    import('./components/timeline'),
  ]);
});
beforeEach(() => {
  vi.clearAllMocks();
  signIn(
    TOKENS,
    sessionUser({ permissions_data: ['View Trips', 'Edit Trips', 'Edit Reservations', 'Delete Reservations'] }),
  );
});
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('the views of a planner', () => {
  it('R-TRIP-003 R-TRIP-014 R-TRIP-017 begins with the days, and offers the ways of the spec first', async () => {
    show();
    expect([...screen.getByLabelText<HTMLSelectElement>('View').options].map((o) => o.text)).toEqual([
      'Category View Only',
      'Daily & Category View',
      'Daily Itinerary View Only',
      'Calendar',
      'Timeline',
    ]);
    expect(screen.getByTestId('day-2027-03-05')).toBeDefined();
    expect(screen.queryByTestId('category-view')).toBeNull();
  });
  it('R-TRIP-015 R-TRIP-018 shows only categories, with subtotals, and what is after the trip apart', async () => {
    show();
    await choose('Category View Only');
    const view = await screen.findByTestId('category-view');
    expect(screen.queryByTestId('day-2027-03-05')).toBeNull();
    expect(
      within(view)
        .getAllByRole('heading', { level: 2 })
        .map((h) => h.textContent),
    ).toEqual(['Reservations', 'After the trip']);
    expect(
      within(view)
        .getAllByTestId('subtotal-Dining')
        .map((t) => t.textContent),
    ).toEqual(['$120.00', '$10.00']);
    expect(within(view).getByTestId('subtotal-Tours').textContent).toBe('$100.00');
    expect(within(view).getByTestId('category-total').textContent).toBe('$230.00');
    expect(within(view).getByText('4 reservations total')).toBeDefined();
  });
  it('R-TRIP-016 shows days and categories, and keeps the choice for the user', async () => {
    show();
    await choose('Daily & Category View');
    await screen.findByTestId('category-view');
    expect(screen.getByTestId('day-2027-03-05')).toBeDefined();
    cleanup();
    show();
    expect(screen.getByLabelText<HTMLSelectElement>('View').value).toBe('Daily & Category View');
    await screen.findByTestId('category-view');
  });
  it('shows the trip as a month, whose entries open', async () => {
    show();
    await choose('Calendar');
    await screen.findByTestId('month-calendar');
    expect(screen.getByRole('table', { name: 'March 2027' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Dinner' }));
    expect(actions.edit).toHaveBeenCalledWith(DINNER.id);
  });
  it('shows the trip as bars, which a table tells in words', async () => {
    show();
    await choose('Timeline');
    const table = await screen.findByTestId('timeline');
    expect(within(table).getByRole('rowheader', { name: 'Farewell 03/09/2027' })).toBeDefined();
    await userEvent.click(within(table).getByRole('button', { name: 'Tour' }));
    expect(actions.edit).toHaveBeenCalledWith(TOUR.id);
  });
});

const CHANGE = `POST /services/book/api/v1/trips/${TRIP}/bookings/change`;
const DELETE = `POST /services/book/api/v1/trips/${TRIP}/bookings/delete`;
const PUT_BACK = `POST /services/book/api/v1/trips/${TRIP}/bookings/put_back`;
const done = (...ids: string[]) => ({ json: { results: ids.map((id) => ({ id, done: true, version: 2 })) } });
const pickByKey = async (title: string) => {
  screen.getByRole('button', { name: title }).focus();
  await userEvent.keyboard('x');
};

describe('several bookings at once', () => {
  it('are picked by keyboard and moved by one call, with one undo', async () => {
    const sent = fakeFetch({ [CHANGE]: done(LUNCH.id, TOUR.id) });
    show();
    await pickByKey('Lunch');
    await pickByKey('Tour');
    await screen.findByText('2 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '2 days later' }));
    await screen.findByText('2 bookings moved 2 days later');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        items: [
          { id: LUNCH.id, version: 1 },
          { id: TOUR.id, version: 1 },
        ],
        change: { do: 'move', days: 2 },
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({
      items: [{ id: LUNCH.id, version: 2 }, { version: 2 }],
      change: { do: 'move', days: -2 },
    });
  });
  it('are picked as a range with Shift, and let go with Escape', async () => {
    show();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('button', { name: 'Lunch' }));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Tour' }));
    await user.keyboard('{/Shift}');
    await screen.findByText('3 selected');
    expect(actions.edit).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Lunch' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
  });
  it('get a status, and each its own back', async () => {
    const sent = fakeFetch({ [CHANGE]: done(LUNCH.id) });
    show();
    await pickByKey('Lunch');
    await userEvent.selectOptions(await screen.findByLabelText('Set status'), 'On Hold');
    await screen.findByText('1 booking set to On Hold');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ items: [{ id: LUNCH.id, version: 2, reservation_status: 'Booked' }] });
  });
  it('are deleted by one call and put back by the undo; what stayed is said', async () => {
    const left = { id: TOUR.id, done: false, why: 'stale' };
    const sent = fakeFetch({
      [DELETE]: { json: { results: [{ id: LUNCH.id, done: true, version: 1 }, left] } },
      [PUT_BACK]: { json: { bookings: [LUNCH], later: [] } },
    });
    show();
    await pickByKey('Lunch');
    await pickByKey('Tour');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('1 booking deleted');
    await screen.findByText('1 booking not changed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ids: [LUNCH.id] }));
  });
  it('are left alone by somebody who may not edit them', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
    const sent = fakeFetch({});
    show();
    expect((screen.getByRole('button', { name: 'Lunch' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Actions for Lunch' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('the menu of an entry', () => {
  const button = (title: string) => screen.getByRole('button', { name: `Actions for ${title}` });
  it('opens beside the entry that was asked, is one for all, and gives the focus back', async () => {
    show();
    await userEvent.click(button('Lunch'));
    await screen.findByRole('menuitem', { name: 'Duplicate' });
    expect(button('Lunch').getAttribute('aria-expanded')).toBe('true');
    expect(button('Dinner').getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Lunch').getAttribute('aria-expanded')).toBe('false'));
    await waitFor(() => expect(document.activeElement).toBe(button('Lunch')));
    await userEvent.click(button('Dinner'));
    await screen.findByRole('menuitem', { name: 'Duplicate' });
    expect(button('Dinner').getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('menu')).toHaveLength(1);
  });
  it('does what is chosen to its own entry', async () => {
    show();
    await userEvent.click(button('Tour'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move a day later' }));
    expect(actions.move).toHaveBeenCalledWith(TOUR.id, '2027-03-06', '2027-03-07');
    await userEvent.click(button('Lunch'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Set status' }));
    expect(actions.status).toHaveBeenCalledWith(LUNCH.id);
  });
});

describe('the order within a day', () => {
  it('R-TRIP-020 is changed by Alt and an arrow, for entries without a time', async () => {
    const sent = fakeFetch({ [CHANGE]: done(DINNER.id, LUNCH.id) });
    show();
    screen.getByRole('button', { name: 'Dinner' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ items: [{ id: DINNER.id }, { id: LUNCH.id }], change: { do: 'order' } });
  });
  it('stays at either end', async () => {
    const sent = fakeFetch({});
    show();
    screen.getByRole('button', { name: 'Lunch' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(sent).toEqual([]);
  });
});
