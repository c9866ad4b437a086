import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { tripSummary } from '@wayline/core/areas/trip/trips/people/accounting-summary';
import { Trip } from '@wayline/core/areas/trip/trips/trip';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { aBooking } from '../../../../testing/a-booking';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { TripAside } from '../components/trip-aside';
import { TripHeader } from '../components/trip-header';
import type { PlannedTrip } from '../use-trip';
import { DetailsDialog } from './details-dialog';
import { FilesSheet } from './files-sheet';
import { PaymentTermsDialog } from './payment-terms-dialog';

const trip = Trip.parse({
  id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'T-1001',
  trip_name: 'Amalfi in spring',
  user_id: sessionUser().id,
  advisor_name: 'Marta Lindqvist',
  start_date: '2027-03-05',
  end_date: '2027-03-10',
  tags: ['VIP'],
  trip_pax: 2,
  trip_reservations: 1,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  version: 3,
});
const bookings = [
  aBooking({ price_detail: { total_price: 250_000, currency: 'USD' }, payment_status: 'paid' }),
  aBooking({
    price_detail: { total_price: 99_00, currency: 'EUR', exchange_rate: '1.1', exchange_currency: 'USD' },
  }),
];
const whole = {
  trip,
  bookings,
  travelers: [],
  itineraries: [],
  reminders: [],
  accounting_summary: tripSummary(bookings, 'USD'),
} as unknown as PlannedTrip;
const AT = `/services/trips/api/v1/trips/${trip.id}`;
const done = async () => undefined;
const header = () => void renderInApp(<TripHeader whole={whole} onChanged={done} />);

beforeEach(() => signIn(TOKENS, sessionUser()));

it('R-TRIP-053 shows what the bookings come to in the currency of the company, with the mix below', () => {
  header();
  expect(screen.getByTestId('trip-totals').textContent).toBe('Sales$2,608.90$2,500.00 + €99.00Paid$2,500.00');
});
it('R-TRIP-053 says how many bookings have no rate, and shows no wrong total', () => {
  const unrated = [...bookings, aBooking({ price_detail: { total_price: 1000, currency: 'GBP', exchange_rate: '1' } })];
  const summary = tripSummary(unrated, 'USD');
  renderInApp(<TripHeader whole={{ ...whole, accounting_summary: summary }} onChanged={done} />);
  expect(screen.getByTestId('trip-totals').textContent).toBe(
    'Sales$2,500.00 + €99.00 + £10.001 booking without an exchange ratePaid$2,500.00',
  );
});
it('R-TRIP-108 changes the status from the header, from the version that is shown', async () => {
  const sent = fakeFetch({ [`PUT ${AT}`]: { json: { trip } } });
  header();
  const status = screen.getByRole('combobox', { name: 'Trip status' });
  expect(
    within(status)
      .getAllByRole('option')
      .map((o) => o.textContent),
  ).toEqual(['New request', 'Proposal', 'Confirmed', 'Paid', 'Complete', 'Cancelled']);
  await userEvent.selectOptions(status, 'CONFIRMED');
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ trip_status: 'CONFIRMED', was: { trip_status: 'NEW REQUEST' }, version: 3 }),
  );
});
it('R-SHELL-224 who may not edit trips changes no status and adds no tag', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
  const sent = fakeFetch({});
  header();
  expect((screen.getByRole('combobox', { name: 'Trip status' }) as HTMLSelectElement).disabled).toBe(true);
  for (const name of ['Add tag', 'Remove tag VIP', 'Set dates'])
    expect([name, screen.queryByRole('button', { name })]).toEqual([name, null]);
  expect(sent).toEqual([]);
});
it('adds a tag by Enter and takes one away', async () => {
  const sent = fakeFetch({ [`POST ${AT}/tags`]: { json: { trip } }, [`DELETE ${AT}/tags`]: { json: { trip } } });
  header();
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'New tag' }), ' Honeymoon {Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ tag: 'Honeymoon' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove tag VIP' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.url.searchParams.get('tag')).toBe('VIP'));
});
it('R-TRIP-053 sets deposits, and the final payment by how long it is before the trip', async () => {
  const sent = fakeFetch({
    [`PUT ${AT}/deposits`]: { json: { trip: { ...trip, version: 4 } } },
    [`PUT ${AT}/final_payment_due_date`]: { json: { trip } },
  });
  renderInApp(<PaymentTermsDialog whole={whole} onClose={done} onChanged={done} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add deposit' }));
  const deposit = within(screen.getByRole('group', { name: 'Deposit 1' }));
  await userEvent.type(deposit.getByRole('textbox', { name: 'Due' }), '12/1/2026{Tab}');
  await userEvent.type(deposit.getByRole('textbox', { name: 'Amount' }), '500{Tab}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Due before departure' }), '2{Tab}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'months');
  await userEvent.click(screen.getByRole('button', { name: 'Set due date to 01/05/2027' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save payment terms' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.body).toEqual({
    version: 3,
    trip_deposits: [{ due_date: '2026-12-01', amount: { minor: 50_000, currency: 'USD' } }],
  });
  expect(sent[1]?.body).toEqual({
    version: 4,
    trip_data_mapper: { final_payment_date: '2027-01-05', final_pmt_duration: 2, final_pmt_duration_term: 'months' },
  });
});
it('R-TRIP-068 R-TRIP-143 shows the files with their key and size, and refuses a wrong type in the words of the spec', async () => {
  const file = {
    id: 'fil_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: trip.id,
    key: 'Client',
    name: 'Contract.pdf',
    size: 2_500_000,
    isPdfDocument: true,
    added_by: 'Marta',
    created_at: '2026-11-21T09:00:00.000Z',
  };
  const sent = fakeFetch({ [`GET ${AT}/attachments`]: { json: { files: [file] } } });
  renderInApp(<FilesSheet whole={whole} onClose={done} />);
  await screen.findByText('Contract.pdf');
  expect(screen.getByText(/2\.50 MB/)).toBeTruthy();
  expect(within(screen.getByRole('combobox', { name: 'Visible to' })).getAllByRole('option')).toHaveLength(3);
  const picker = screen.getByLabelText('Trip files');
  await userEvent.upload(picker, new File(['MZ'], 'run.exe'), { applyAccept: false });
  await screen.findByText(/^Sorry, Unable to attach file\. Only JPG, JPEG, PNG, GIF, BMP, PDF/);
  expect(sent).toHaveLength(1);
});
it('R-TRIP-227 R-TRIP-229 R-TRIP-230 R-TRIP-233 shows what was agreed with the client and what they prefer', () => {
  fakeFetch({});
  const agreed = Trip.parse({
    ...trip,
    places: [{ name: 'Villa Cimbrone' }, { name: 'Blue Grotto' }],
    origin_place: { name: 'Denver', start_date: '2027-03-04', end_date: '2027-03-11' },
    price: { minor: 500_000, currency: 'USD' },
    additional_services_expenses: { minor: 12_500, currency: 'USD' },
    trip_data_mapper: { final_payment_date: '2027-01-05', final_pmt_description: 'By bank transfer' },
    preferences: {
      flight_type: 'all',
      flight_class: 'business',
      accommodation_type: 'villas_and_apartments',
      budget_per_night: '201-500',
      itinerary_delivery: 'paper',
    },
  });
  renderInApp(<TripAside whole={{ ...whole, trip: agreed }} onChanged={done} />);
  const facts = within(screen.getByRole('region', { name: 'Agreed with the client' }));
  const words = facts
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(words).toEqual([
    'Places: Villa Cimbrone, Blue Grotto',
    'Departure city: Denver · departs 03/04/2027 · returns 03/11/2027',
    'Agreed price: $5,000.00',
    'Additional services: $125.00',
    'Final payment: due 01/05/2027 · By bank transfer',
    'Flight type: Any',
    'Flight class: Business',
    'Accommodation: Villas and apartments',
    'Budget per night: 201-500',
    'Itinerary format: On paper',
  ]);
});
it('R-TRIP-227 asks for the preferences of the client in the details, and saves what is chosen', async () => {
  const sent = fakeFetch({ [`PUT ${AT}`]: { json: { trip } } });
  renderInApp(<DetailsDialog whole={whole} onClose={done} onChanged={done} />);
  const asked = within(screen.getByRole('group', { name: 'Client preferences' }));
  await userEvent.selectOptions(asked.getByRole('combobox', { name: 'Flight class' }), 'Business');
  await userEvent.selectOptions(asked.getByRole('combobox', { name: 'Budget per night' }), '201-500');
  await userEvent.type(screen.getByRole('textbox', { name: 'Places' }), 'Villa Cimbrone{Enter}Blue Grotto');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(sent.at(-1)?.method).toBe('PUT'));
  expect(sent.at(-1)?.body).toMatchObject({
    preferences: { flight_class: 'business', budget_per_night: '201-500' },
    places: [{ name: 'Villa Cimbrone' }, { name: 'Blue Grotto' }],
  });
});
it('keeps what the library knows of a place that is chosen from it for the trip', async () => {
  const known = { name: 'Villa Cimbrone', formatted_address: 'Via Santa Chiara 26, Ravello, Italy', source: 'manual' };
  const venue = { venue_id: 'v-17', venue_source: 'directory' };
  const place = { id: 'plc_01ARZ3NDEKTSV4RRFFQ69G5FAV', ...known, ...venue, is_library: 1 };
  signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS] }));
  const sent = fakeFetch({
    'GET /services/misc/api/v1/places': { json: { places: [place] } },
    [`PUT ${AT}`]: { json: { trip } },
  });
  renderInApp(<DetailsDialog whole={whole} onClose={done} onChanged={done} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Places' }), 'Blue Grotto');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Library place' }), 'Villa Cimbrone');
  expect(screen.getByRole('textbox', { name: 'Places' })).toHaveProperty('value', 'Blue Grotto\nVilla Cimbrone');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ places: [{ name: 'Blue Grotto' }, { ...known, ...venue }] }),
  );
});
