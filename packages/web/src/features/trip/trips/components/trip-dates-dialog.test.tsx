import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { DayEvent } from '@wayline/core/areas/trip/itinerary/event';
import { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import { Trip } from '@wayline/core/areas/trip/trips/trip';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch, refusal } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { TripDatesDialog } from './trip-dates-dialog';

const made = { created_at: '2026-11-21T09:00:00.000Z', updated_at: '2026-11-21T09:00:00.000Z', version: 1 };
const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const trip = Trip.parse({
  ...made,
  id: `trp_${ID}`,
  code: 'T-1001',
  trip_name: 'Amalfi in spring',
  user_id: sessionUser().id,
  advisor_name: 'Marta Lindqvist',
  start_date: '2031-05-01',
  end_date: '2031-05-09',
  trip_pax: 0,
  trip_reservations: 0,
});
const dinner = Booking.parse({
  ...made,
  id: `bkg_${ID}`,
  trip_id: trip.id,
  booking_type: 'Dining',
  title: 'Dinner at Luna',
  supplier_status: 'confirmed_by_supplier',
  general_booking: { start_date: '2031-05-03' },
});
const guide = DayEvent.parse({
  ...made,
  id: `dev_${ID}`,
  trip_id: trip.id,
  event_title: 'Meet the guide',
  startDate: '2031-05-02',
});
const WHOLE = `GET /services/trips/api/v1/trips/${trip.id}`;
const MOVE = `POST /services/trips/api/v1/trips/${trip.id}/dates`;
const SET = 'POST /services/trips/api/v1/set_trip_start_date';
const ENTRY = `aud_${ID}`;
const UNDO = `POST /services/trips/api/v1/trips/${trip.id}/history/${ENTRY}/undo`;
const DONE = { status: 'success', message: 'Trip date updated successfully' };

const open = (
  answers: Parameters<typeof fakeFetch>[0],
  bookings: readonly Booking[] = [dinner],
  events: readonly DayEvent[] = [],
  travelers: readonly Traveler[] = [],
) => {
  const whole = { trip, bookings, events, travelers, itineraries: [], reminders: [] };
  const sent = fakeFetch({ [WHOLE]: { json: whole }, ...answers });
  let closed = false;
  const close = () => {
    closed = true;
  };
  renderInApp(<TripDatesDialog trip={trip} onClose={close} onSaved={async () => undefined} />);
  return { sent, closed: () => closed };
};
const type = async (label: string, day: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.tab();
};
const typeDates = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save dates' }).hasAttribute('disabled')).toBe(false));
  await type('Last day', '05/11/2031');
  await type('First day', '05/03/2031');
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save dates' }));

beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: ['Edit Trips'] })));

it('R-TRIP-178 R-TRIP-207 shows what will move and whom to call, moves it as shown, and offers the way back', async () => {
  const { sent, closed } = open({
    [MOVE]: { json: { ...DONE, trip, entry: ENTRY } },
    [UNDO]: { json: { status: 'success', message: 'Trip dates restored.', entry: ENTRY } },
  });
  await typeDates();
  expect(screen.getByText('1 booking will move.')).toBeTruthy();
  const moves = within(screen.getByRole('region', { name: /Bookings that move/, hidden: true }));
  expect(moves.getByText('Sat, May 3 → Mon, May 5')).toBeTruthy();
  expect(moves.getByText('Confirmed with the supplier. Let them know the new date.')).toBeTruthy();
  await save();
  await waitFor(() => expect(closed()).toBe(true));
  expect(sent.find(({ url }) => url.pathname.endsWith('/dates'))?.body).toEqual({
    start_date: '2031-05-03',
    end_date: '2031-05-11',
    mode: 'move_all',
    seen: [{ id: dinner.id, version: 1 }],
    seen_events: [],
  });
  expect(screen.getByText('Trip date updated successfully')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByText('Trip dates restored.')).toBeTruthy());
});

it('TC-07 names the passports that the new dates make too short, by the rules of the destination', async () => {
  const mina = Traveler.parse({ ...made, id: `tvl_${ID}`, trip_id: trip.id, first_name: 'Mina', last_name: 'Okafor' });
  const finding = (say: string) => ({ rule: 'TC-07', severity: 'warning', traveler_id: mina.id, say });
  const [known, then] = [finding('Known already.'), finding('Schengen area asks for 3 months after departure.')];
  const papers = `GET /services/trips/api/v1/trips/${trip.id}/papers`;
  const answer = (findings: object[]) => ({ json: { findings, dob_in_profile: [] } });
  const { sent } = open(
    { [papers]: ({ url }) => answer(url.searchParams.has('start_date') ? [known, then] : [known]) },
    [dinner],
    [],
    [mina],
  );
  await typeDates();
  const passports = within(await screen.findByRole('region', { name: /Passports/, hidden: true }));
  expect(passports.getByText('Mina Okafor')).toBeTruthy();
  expect(passports.getByText(then.say)).toBeTruthy();
  expect(passports.queryByText(known.say)).toBeNull();
  const asked = sent.findLast(({ url }) => url.searchParams.has('mode'))?.url.searchParams ?? new URLSearchParams();
  expect(Object.fromEntries(asked)).toEqual({ start_date: '2031-05-03', end_date: '2031-05-11', mode: 'move_all' });
});

it('R-TRIP-178 moves the events of a trip along too, also where it has no bookings, and tells how many', async () => {
  const { sent } = open({ [MOVE]: { json: { ...DONE, trip, entry: ENTRY } } }, [], [guide]);
  await typeDates();
  expect(screen.getByText('1 event will move.')).toBeTruthy();
  const moves = within(screen.getByRole('region', { name: /Events that move/, hidden: true }));
  expect(moves.getByText('Fri, May 2 → Sun, May 4')).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/Unschedule bookings outside/));
  expect(screen.getByText('1 event will be outside the trip dates.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/Move everything/));
  await save();
  await waitFor(() =>
    expect(sent.find(({ url }) => url.pathname.endsWith('/dates'))?.body).toMatchObject({
      mode: 'move_all',
      seen_events: [{ id: guide.id, version: 1 }],
    }),
  );
});

it('takes another mode, and says what that one does', async () => {
  const { sent } = open({ [MOVE]: { json: { ...DONE, trip, entry: ENTRY } } });
  await typeDates();
  await type('First day', '05/04/2031');
  await userEvent.click(screen.getByLabelText(/Unschedule bookings outside/));
  expect(screen.getByText('1 booking will be unscheduled.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/Change trip dates only/));
  expect(screen.getByText('1 booking will be outside the trip dates.')).toBeTruthy();
  await save();
  await waitFor(() =>
    expect(sent.find(({ url }) => url.pathname.endsWith('/dates'))?.body).toMatchObject({ mode: 'days_only' }),
  );
});

it('stays open and says what somebody else changed in the meantime', async () => {
  const said = 'Someone else just changed Dinner at Luna. Nothing was moved. Review and apply again.';
  const { closed } = open({ [MOVE]: refusal(409, 'trip.bookings_changed', said) });
  await typeDates();
  await save();
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
  expect(closed()).toBe(false);
});

it('only sets the dates of a trip that has no bookings', async () => {
  const { sent, closed } = open({ [SET]: { json: { ...DONE, trip } } }, []);
  await typeDates();
  expect(screen.queryByText('What about the bookings?')).toBeNull();
  await save();
  await waitFor(() => expect(closed()).toBe(true));
  expect(sent.find(({ url }) => url.pathname.endsWith('set_trip_start_date'))?.body).toEqual({
    trip_id: trip.id,
    start_date: '2031-05-03',
    end_date: '2031-05-11',
  });
});

it('keeps the length of the trip when its first day moves, until somebody sets another last day', async () => {
  open({});
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save dates' }).hasAttribute('disabled')).toBe(false));
  const last = () => screen.getByLabelText<HTMLInputElement>('Last day').value;
  await type('First day', '5/8/31');
  expect(last()).toBe('05/16/2031');
  await type('Last day', '5/20/31');
  await type('First day', '5/9/31');
  expect(last()).toBe('05/20/2031');
});
