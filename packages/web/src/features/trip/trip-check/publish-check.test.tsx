import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { type Counts, countFindings } from '@wayline/core/areas/trip/trip-check/finding';
import { checkTrip } from '@wayline/core/areas/trip/trip-check/trip-check';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { aBooking } from '../../../testing/a-booking';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { PublishButton } from '../itinerary/components/publish-button';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const TI = 'tin_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const PUBLISH = `POST /services/trips/api/v1/trip_itinerary/${TRIP}/ti/${TI}/publish`;
const STAY = aBooking({
  booking_type: 'Accommodation',
  title: 'Hotel Luna',
  reservation_status: 'Booked',
  confirmation_id: 'H1',
  accommodation: { checkin_date: '2197-03-05', checkout_date: '2197-03-08' },
});
const itinerary = Itinerary.parse({
  id: TI,
  trip_id: TRIP,
  ti_name: 'Amalfi',
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  version: 7,
});
const trip = (end_date: string) => ({ id: TRIP, trip_name: 'Amalfi', start_date: '2197-03-05', end_date });
/** The button of an itinerary whose trip ends on a day, with what is sent. */
const show = (end_date: string, bookings: Booking[] = [STAY]) => {
  const days = { end_date };
  const sent = fakeFetch({
    [`GET /services/trips/api/v1/trips/${TRIP}`]: () => ({
      json: { trip: trip(days.end_date), bookings, travelers: [], itineraries: [], reminders: [] },
    }),
    'POST /services/trips/api/v1/set_trip_start_date': (request) => {
      days.end_date = (request.body as typeof days).end_date;
      return { json: { status: 'success', message: 'Trip date updated successfully' } };
    },
    [PUBLISH]: { json: { itinerary: { ...itinerary, published_version: 1 } } },
  });
  const found = checkTrip({ trip: trip(end_date), bookings, travelers: [], today: '2026-11-21' });
  const check: Counts = countFindings(found);
  renderInApp(<PublishButton itinerary={itinerary} check={check} />);
  return { sent, published: () => sent.filter(({ url }) => url.pathname.endsWith('/publish')) };
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Before you publish' }));

beforeAll(async () => {
  await import('./components/publish-check');
});
beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS] })));
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('publishes at once when nothing is to mend', async () => {
  const { published } = show('2197-03-08');
  await press();
  await screen.findByText('Published as version 1');
  expect([published().length, published()[0]?.body]).toEqual([1, { version: 7 }]);
});
it('shows problems and warnings first, without the codes of their rules, and publishes anyway only when that is chosen', async () => {
  const { published } = show('2197-03-09', [{ ...STAY, confirmation_id: undefined }]);
  await press();
  const dialog = await sheet();
  expect((await dialog.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    'Problem:No lodging booked for the night of 03/08/2197.Add stay',
    'Warning:Hotel Luna is booked, but it has no confirmation number.Add number',
  ]);
  expect(published()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(published()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
it('goes away without publishing', async () => {
  const { published } = show('2197-03-09');
  await press();
  await userEvent.click((await sheet()).getByRole('button', { name: 'Not now' }));
  expect([screen.queryByRole('dialog'), published()]).toEqual([null, []]);
});
it('mends by one click, and then says that nothing keeps it back', async () => {
  const { published } = show('2197-03-07');
  await press();
  const dialog = await sheet();
  await userEvent.click(within(await dialog.findByTestId('finding-TC-16')).getByRole('button'));
  await dialog.findByText("All fixed. You're ready to publish.");
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published()).toHaveLength(1));
});
