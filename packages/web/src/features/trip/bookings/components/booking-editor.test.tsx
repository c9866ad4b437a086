import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripId } from '@wayline/core/base/ids';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
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
      preferences={{ flight_class: 'business', accommodation_type: 'all', budget_per_night: '201-500' }}
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
  await press('Leave without saving');
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
  expect(options('Sub type')).toContain('Restaurant');
  choose('Type', 'Cruise');
  expect(options('Sub type')).toContain('River Cruise');
});
it('R-TRIP-227 R-TRIP-229 R-TRIP-230 says what the client of the trip prefers of this type', async () => {
  await open();
  expect(screen.queryByText(/Your client prefers/)).toBeNull();
  choose('Type', 'Flights');
  expect(screen.getByText('Your client prefers Flight class: Business')).toBeTruthy();
  choose('Type', 'Accommodation');
  expect(screen.getByText('Your client prefers Accommodation: Any · Budget per night: 201-500')).toBeTruthy();
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
    traveler_ids: ['tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    guest_names: [],
    passengers: [
      {
        name: '',
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
  await press('Special requests');
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
  fill('Disembarkation date', '03/06/2027');
  await press('Fill in days');
  const [port] = screen.getAllByLabelText('Port');
  if (port) fireEvent.change(port, { target: { value: 'Naples' } });
  fill('Disembarkation date', '03/07/2027');
  await press('Fill in days');
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
  fill('End date', '03/01/2027');
  await press('Save booking');
  expect(await screen.findByText('That end is before the start. Pick a later one.')).toBeTruthy();
  expect(saves(sent)).toEqual([]);
});

const AIRPORTS = 'GET /services/lookups/api/v1/airports';
const AIRLINES = 'GET /services/lookups/api/v1/airline_providers';
it('finds airports and airlines while they are typed, and says how long the flight takes', async () => {
  const known = [
    { iata: 'EWR', name: 'Newark Liberty International Airport', city: 'New York', zone: 'America/New_York' },
    { iata: 'LIS', name: 'Lisbon Portela Airport', zone: 'Europe/Lisbon' },
  ];
  const sent = fakeFetch({
    [CREATE]: ({ body }) => ({ json: { booking: body } }),
    [SUPPLIERS]: { json: { groups: [] } },
    [AIRPORTS]: ({ url }) => ({
      json: { airports: known.filter(({ iata }) => iata === url.searchParams.get('search')) },
    }),
    [AIRLINES]: { json: { airlines: [{ code: 'TP', name: 'TAP Air Portugal' }] } },
  });
  renderInApp(
    <BookingEditor
      tripId={'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as TripId}
      booking={undefined}
      day="2027-05-14"
      currency="USD"
      onClose={onClose}
      onSaved={onSaved}
    />,
  );
  fill('Title', 'To Lisbon');
  const pick = async (label: string, typed: string, option: RegExp) => {
    fireEvent.change(field(label), { target: { value: typed } });
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  await pick('From', 'EWR', /Newark Liberty/);
  await pick('To', 'LIS', /Lisbon Portela/);
  await pick('Airline', 'tap', /TAP Air Portugal/);
  fill('Departure time', '6:30 PM');
  fill('Arrival time', '6:20 AM');
  expect(await screen.findByText('6 h 50 min · +1 · local times')).toBeTruthy();
  expect(field('Arrival date').value).toBe('05/15/2027');
  await press('Save booking');
  await waitFor(() => expect(saves(sent)).toHaveLength(1));
  expect(saves(sent)[0]?.body).toMatchObject({
    destinations: [
      {
        from: { name: 'Newark Liberty International Airport', iata_code: 'EWR' },
        start_timezone: 'America/New_York',
        end_date: '2027-05-15',
        end_timezone: 'Europe/Lisbon',
        carrier: 'TAP Air Portugal',
        carrier_code: 'TP',
      },
    ],
  });
});
it('asks of a rental car where it is picked up and dropped off, and of no seat or further leg', async () => {
  await open();
  choose('Type', 'Transportation');
  choose('Sub type', 'Car Rental');
  for (const label of ['Pick-up', 'Drop-off', 'Pick-up date', 'Drop-off time']) expect(field(label)).toBeTruthy();
  for (const label of ['Carrier', 'Number', 'Seat']) expect(screen.queryByLabelText(label)).toBeNull();
  expect(screen.queryByText('Add leg')).toBeNull();
  await press('Rental');
  expect(field('Vehicle class')).toBeTruthy();
});
it('asks of an insurance what it covers, not where it is', async () => {
  await open();
  choose('Type', 'Other');
  choose('Sub type', 'Travel Insurance');
  expect(field('Cover starts')).toBeTruthy();
  for (const label of ['Place', 'Address', 'Time']) expect(screen.queryByLabelText(label)).toBeNull();
  await press('Insurance');
  for (const label of ['Policy number', 'Cover amount', 'Premium']) expect(field(label)).toBeTruthy();
  await press('Insured travelers');
  expect(field('Mina Okafor').type).toBe('checkbox');
  expect(screen.queryByLabelText('Headcount')).toBeNull();
});
