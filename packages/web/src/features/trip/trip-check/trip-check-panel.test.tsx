import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { aBooking } from '../../../testing/a-booking';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { PlannedTrip } from '../trips/use-trip';
import { TripCheckPanel } from './components/trip-check-panel';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const STAY = aBooking({
  booking_type: 'Accommodation',
  title: 'Hotel Luna',
  reservation_status: 'Booked',
  confirmation_id: 'H1',
  accommodation: { checkin_date: '2197-03-05', checkout_date: '2197-03-08' },
});
const MINA = `tvl_${'1'.repeat(26)}`;
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
const onAdd = vi.fn();
const show = (bookings: Booking[], end_date = '2197-03-08') => {
  const trip = { id: TRIP, start_date: '2197-03-05', end_date };
  const whole = { trip, bookings, travelers: [], itineraries: [], reminders: [] } as unknown as PlannedTrip;
  renderInApp(
    <>
      <div data-booking={STAY.id}>
        <button type="button" data-opener="">
          The stay
        </button>
      </div>
      <TripCheckPanel {...{ whole, actions, onAdd, refresh }} />
    </>,
  );
};
const open = () => userEvent.click(screen.getByRole('button', { name: /^Trip check/ }));
const press = (rule: string) =>
  userEvent.click(
    within(screen.getByTestId(`finding-${rule}`))
      .getAllByRole('button')
      .at(-1) as Element,
  );

beforeEach(() => {
  vi.clearAllMocks();
  signIn(TOKENS, sessionUser({ permissions_data: ['Edit Trips', 'Edit Reservations'] }));
});
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('says that all is clear, without a list', () => {
  show([STAY]);
  expect(screen.getByTestId('trip-check').textContent).toBe('Trip check:all clear');
  expect(screen.queryByRole('button', { name: /^Trip check/ })).toBeNull();
});
it('counts by severity, lists the sentences, and leads to what they are about', async () => {
  show([{ ...STAY, confirmation_id: undefined }], '2197-03-09');
  expect(screen.getByRole('button', { name: 'Trip check: 1 problem, 1 warning' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  await open();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Problem:No lodging booked for the night of 03/08/2197.Add stay',
    'Warning:Hotel Luna is booked, but it has no confirmation number.Add number',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /it has no confirmation number/ }));
  expect(document.activeElement?.textContent).toBe('The stay');
});
it('TC-01 offers to add a stay for the night', async () => {
  show([STAY], '2197-03-09');
  await open();
  await press('TC-01');
  expect(onAdd).toHaveBeenCalledWith('2197-03-08', { booking_type: 'Accommodation', until: '2197-03-09' });
});
it('TC-17 opens the editor where the number is missing', async () => {
  show([{ ...STAY, confirmation_id: undefined }]);
  await open();
  await press('TC-17');
  expect(actions.edit).toHaveBeenCalledWith(STAY.id);
});
it('TC-16 sets the dates that hold all bookings', async () => {
  const sent = fakeFetch({
    'POST /services/trips/api/v1/set_trip_start_date': {
      json: { status: 'success', message: 'Trip date updated successfully' },
    },
  });
  show([STAY], '2197-03-07');
  await open();
  await press('TC-16');
  await screen.findByText('Trip date updated successfully');
  expect(sent[0]?.body).toMatchObject({ start_date: '2197-03-05', end_date: '2197-03-08' });
  expect(refresh).toHaveBeenCalled();
});
it('TC-09 puts the travelers on a booking, whatever a colleague saves of the rest, and takes that back', async () => {
  const path = `PUT /services/book/api/v1/bookings/${STAY.id}`;
  const mended = { ...STAY, traveler_ids: [MINA], note: 'Late arrival', version: 3 };
  const sent = fakeFetch({ [path]: { json: { booking: mended } } });
  const named = aBooking({ id: `bkg_${'1'.repeat(26)}`, traveler_ids: [MINA] });
  const trip = { id: TRIP, start_date: '2197-03-05', end_date: '2197-03-08' };
  const mina = { id: MINA, first_name: 'Mina', last_name: 'Okafor', is_traveler: true, status: 'inquired' };
  const whole = { trip, bookings: [STAY, named], travelers: [mina] } as unknown as PlannedTrip;
  renderInApp(<TripCheckPanel {...{ whole, actions, onAdd, refresh }} />);
  await open();
  await press('TC-09');
  await screen.findByText('All travelers added');
  const { trip_id } = STAY;
  const [filled, empty] = [{ traveler_ids: [MINA] }, { traveler_ids: [] }];
  const saved = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(saved()).toEqual([{ trip_id, ...filled, was: empty, version: 1 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved()[1]).toEqual({ trip_id, ...empty, was: filled, version: 3 }));
});
it('offers no repair to somebody who may not', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
  const sent = fakeFetch({});
  show([STAY], '2197-03-07');
  await open();
  expect(within(screen.getByTestId('finding-TC-16')).queryByRole('button', { name: /booked/i })).toBeNull();
  expect(sent).toEqual([]);
});
it('TC-21 lists what the server finds of papers in place of its own, and puts a task on the checklist', async () => {
  const say = 'Mina Okafor has no passport on file, and the trip goes abroad.';
  const repair = {
    do: 'add-task',
    label: 'Add task',
    title: 'Ask Mina Okafor for passport details',
    due_day: '2197-01-10',
  };
  const findings = [{ rule: 'TC-21', severity: 'note', say, traveler_id: MINA, repair }];
  const sent = fakeFetch({
    [`GET /services/trips/api/v1/trips/${TRIP}/papers`]: { json: { findings, dob_in_profile: [] } },
    [`POST /services/trips/api/v1/trips/${TRIP}/checklists`]: { json: { task: {} } },
  });
  const trip = { id: TRIP, start_date: '2197-03-05', end_date: '2197-03-08' };
  const mina = { id: MINA, first_name: 'Mina', last_name: 'Okafor', is_traveler: true, passport_expires: '2197-03-09' };
  const whole = { trip, bookings: [STAY], travelers: [mina] } as unknown as PlannedTrip;
  renderInApp(<TripCheckPanel {...{ whole, actions, onAdd, refresh }} />);
  await open();
  await screen.findByText(say);
  expect(screen.queryByTestId('finding-TC-07')).toBeNull();
  await press('TC-21');
  await screen.findByText('Task added, due 01/10/2197');
  const task = { title: repair.title, due_day: repair.due_day };
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject(task);
  expect(refresh).toHaveBeenCalled();
});
