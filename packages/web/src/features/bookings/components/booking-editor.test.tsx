import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripId } from '@wayline/core/kernel/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { leaveApp } from '../../../testing/leave-app';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { BookingEditor } from './booking-editor';

const CREATE = 'POST /services/book/api/v1/bookings';
const SUPPLIERS = 'GET /services/book/api/v3/getSupplierList';
const onClose = vi.fn();
const onSaved = vi.fn(async () => undefined);
const open = async () => {
  const sent = fakeFetch({
    [CREATE]: ({ body }) => ({ json: { booking: body } }),
    [SUPPLIERS]: {
      json: {
        groups: [
          { group: 'general', name: 'Everybody else', children: [], suppliers: [{ id: '1', name: 'Da Rosalia' }] },
        ],
      },
    },
  });
  renderInApp(
    <BookingEditor
      tripId={'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as TripId}
      booking={undefined}
      day="2027-03-05"
      currency="USD"
      travelers={[{ id: 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV', first_name: 'Mina', last_name: 'Okafor' }]}
      onClose={onClose}
      onSaved={onSaved}
    />,
  );
  choose('Type', 'Dining');
  fill('Title', 'Dinner');
  return sent;
};
const saves = (sent: Awaited<ReturnType<typeof open>>) => sent.filter(({ method }) => method === 'POST');
// By label and with whole texts: roles and single keys take seconds over a form of this size.
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const title = () => field('Title');
const fill = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (text: string) => userEvent.click(screen.getByText(text));

beforeEach(() => {
  vi.clearAllMocks();
  signIn(TOKENS, sessionUser());
});
afterEach(leaveApp);

it('saves and closes', async () => {
  const sent = await open();
  await press('Save booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves(sent)[0]?.body).toMatchObject({ title: 'Dinner', general_booking: { start_date: '2027-03-05' } });
});
it('saves and stays open, emptied, for another', async () => {
  const sent = await open();
  await press('Save and add another');
  await waitFor(() => expect(title().value).toBe(''));
  expect(saves(sent)).toHaveLength(1);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});
it('asks before it closes over what was entered, and closes at once over nothing', async () => {
  await open();
  await userEvent.click(screen.getByLabelText('Close'));
  await press('Stay');
  expect(onClose).not.toHaveBeenCalled();
  expect(title().value).toBe('Dinner');
  await userEvent.click(screen.getByLabelText('Close'));
  await press('Leave without it');
  expect(onClose).toHaveBeenCalledOnce();
});

it('goes on by Enter and saves by Ctrl and Enter, also from a date that is just typed', async () => {
  const sent = await open();
  title().focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Date'));
  fireEvent.change(field('Date'), { target: { value: '03/07/2027' } });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves(sent)[0]?.body).toMatchObject({ general_booking: { start_date: '2027-03-07' } });
});
it('offers the suppliers of the type', async () => {
  await open();
  const list = field('Supplier').getAttribute('list') ?? '';
  await waitFor(() => expect(document.getElementById(list)?.innerHTML).toContain('Da Rosalia'));
});
it('R-TRIP-107 offers the statuses of a reservation and, by type, its kinds', async () => {
  await open();
  const options = (name: string) => [...field(name).children].map((o) => o.textContent);
  expect(options('Status')).toHaveLength(12);
  expect(options('Kind')).toContain('Restaurant');
  choose('Type', 'Cruise');
  expect(options('Kind')).toContain('River Cruise');
});
it('R-TRIP-227 puts the travelers on a flight with class, seat, meal and requests', async () => {
  const sent = await open();
  choose('Type', 'Flights');
  fill('From', 'Oslo');
  fill('To', 'Naples');
  await press('Passengers');
  await press('Add all travelers');
  choose('Class, leg 1', 'Business');
  fill('Seat, leg 1', '2A');
  choose('Meal', 'VGML');
  await press('Wheelchair');
  await press('Save booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves(sent)[0]?.body).toMatchObject({
    destinations: [{ seat: '2A' }],
    traveler_names: ['Mina Okafor'],
    passengers: [
      {
        name: 'Mina Okafor',
        traveler_id: 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV',
        meal: 'VGML',
        special_requests: ['wheelchair'],
        seats: [{ leg: 0, service_class: 'Business', seat: '2A' }],
      },
    ],
  });
});
it('R-TRIP-248 asks the supplier for what those who come need, by category', async () => {
  const sent = await open();
  await press('Requests to the supplier');
  for (const category of ['Medical Conditions', 'Food Allergies', 'Meals']) fill(category, `${category} of Mina`);
  fill('Meals', '');
  await press('Save booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves(sent)[0]?.body).toHaveProperty('supplier_requests', {
    medical_conditions: 'Medical Conditions of Mina',
    food_allergies: 'Food Allergies of Mina',
  });
});
it('R-TRIP-029 fills the days of a cruise from its dates, and keeps a port that was typed', async () => {
  const sent = await open();
  choose('Type', 'Cruise');
  fill('Disembarks on', '03/06/2027');
  await press('Fill the days');
  const [port] = screen.getAllByLabelText('Port');
  if (port) fireEvent.change(port, { target: { value: 'Naples' } });
  fill('Disembarks on', '03/07/2027');
  await press('Fill the days');
  await press('Save booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves(sent)[0]?.body).toMatchObject({
    cruise_days: [
      { day: 1, date: '2027-03-05', port: { name: 'Naples' } },
      { day: 2, date: '2027-03-06' },
      { day: 3, date: '2027-03-07' },
    ],
  });
});
it('refuses an end before the beginning at its field', async () => {
  const sent = await open();
  fill('Until', '03/01/2027');
  await press('Save booking');
  expect(await screen.findByText('The end is not before the beginning.')).toBeTruthy();
  expect(saves(sent)).toEqual([]);
});
