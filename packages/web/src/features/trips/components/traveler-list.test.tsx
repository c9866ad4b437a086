import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Traveler } from '@wayline/core/trips/traveler';
import { Trip } from '@wayline/core/trips/trip';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { leaveApp } from '../../../testing/leave-app';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { PlannedTrip } from '../use-trip';
import { TravelerList } from './traveler-list';

const made = { created_at: '2026-11-21T09:00:00.000Z', version: 1 };
const trip = Trip.parse({
  ...made,
  id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'T-1001',
  trip_name: 'Amalfi in spring',
  user_id: sessionUser().id,
  advisor_name: 'Marta Lindqvist',
  start_date: '2027-03-05',
  end_date: '2027-03-10',
  trip_pax: 1,
  trip_reservations: 0,
  updated_at: made.created_at,
});
const MINA = {
  ...made,
  id: 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  trip_id: trip.id,
  first_name: 'Mina',
  last_name: 'Okafor',
  client_type: 'lead_client',
};
const LOOK = `POST /services/trips/api/v1/trips/${trip.id}/travelers/${MINA.id}/passport`;
const ADD = `POST /services/trips/api/v1/trips/${trip.id}/travelers`;
const open = (differs: object) => {
  const travelers = [Traveler.parse({ ...MINA, ...differs })];
  const whole = { trip, travelers, bookings: [], itineraries: [], reminders: [] } as unknown as PlannedTrip;
  renderInApp(<TravelerList whole={whole} onChanged={async () => undefined} />);
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: ['Edit Trips', 'View Client Profiles'] })));
afterEach(leaveApp);

it('marks a passport that ends within six months of the trip, and one that ends before it is over', () => {
  open({ passport_expires: '2027-06-01' });
  expect(screen.getByText(/Passport expires 06\/01\/2027, within six months/)).toBeTruthy();
  cleanup();
  open({ passport_expires: '2027-03-09' });
  expect(screen.getByText(/Passport expires 03\/09\/2027, before the trip is over/)).toBeTruthy();
});
it('says nothing of a passport that is good for long enough, or of a contact’s', () => {
  open({ passport_expires: '2030-01-01' });
  open({ passport_expires: '2027-03-09', is_traveler: false });
  expect(screen.queryByText(/Passport expires/)).toBeNull();
});
it('masks a passport number until somebody looks, and hides it again', async () => {
  const sent = fakeFetch({ [LOOK]: { json: { passport_number: 'P31415926' } } });
  open({ has_passport: true });
  expect(screen.queryByText(/P31415926/)).toBeNull();
  await userEvent.click(button('Show the passport number of Mina Okafor'));
  await screen.findByText(/P31415926/);
  await userEvent.click(button('Hide the passport number of Mina Okafor'));
  expect(screen.queryByText(/P31415926/)).toBeNull();
  expect(sent).toHaveLength(1);
});
it('R-SHELL-224 who may not view client profiles is told so, and no look is made', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['Edit Trips'] }));
  const sent = fakeFetch({});
  open({ has_passport: true });
  await userEvent.click(button('Show the passport number of Mina Okafor'));
  await screen.findByText('Access Restricted!');
  expect(sent).toEqual([]);
});
it('R-TRIP-209 adds a traveler with a passport, and tells who leads now before another one does', async () => {
  const sent = fakeFetch({ [ADD]: { json: { message: 'Traveler added successfully to Trip.' } } });
  open({});
  await userEvent.click(button('Add traveler'));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Abara');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Lead traveler');
  expect(dialog.getByText('Mina Okafor leads now, and stays on the trip as a traveler.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Passport number' }), 'X1234567');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Passport expires' }), '6/1/2027{Tab}');
  expect(dialog.getByText(/within six months/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Add traveler' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    client_type: 'lead_client',
    passport_number: 'X1234567',
    passport_expires: '2027-06-01',
  });
});

const LEAVE = `DELETE /services/trips/api/v1/trips/${trip.id}/travelers/${MINA.id}`;
const NAMED = 'Mina Okafor is on 2 of the bookings of this trip. Remove anyway?';
const leave = () => userEvent.click(button('Remove Mina Okafor'));
it('R-TRIP-145 asks before a traveler leaves the trip', async () => {
  const sent = fakeFetch({ [LEAVE]: { json: { status: 'success', message: 'Removed' } } });
  open({});
  await leave();
  await userEvent.click(button('Cancel'));
  expect(sent).toEqual([]);
  await leave();
  await userEvent.click(button('Yes, remove'));
  await waitFor(() => expect(sent.map(({ url }) => url.searchParams.get('force_remove'))).toEqual(['0']));
});
it('R-TRIP-149 asks again when bookings name the traveler, who stays unless that is confirmed, too', async () => {
  const sent = fakeFetch({
    [LEAVE]: ({ url }) =>
      url.searchParams.get('force_remove') === '1'
        ? { json: { status: 'success', message: 'Removed' } }
        : { json: { status: 'dependencies', message: NAMED } },
  });
  open({});
  const forced = () => sent.map(({ url }) => url.searchParams.get('force_remove'));
  await leave();
  await userEvent.click(button('Yes, remove'));
  await screen.findByText(NAMED);
  await userEvent.click(button('Cancel'));
  expect(forced()).toEqual(['0']);
  await leave();
  await userEvent.click(button('Yes, remove'));
  await screen.findByText(NAMED);
  await userEvent.click(button('Yes, remove'));
  await waitFor(() => expect(forced()).toEqual(['0', '0', '1']));
});
