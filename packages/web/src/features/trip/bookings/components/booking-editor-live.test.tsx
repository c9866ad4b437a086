import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presence } from '../../../../lib/live';
import { signIn } from '../../../../lib/session';
import { aBooking } from '../../../../testing/a-booking';
import { fakeFetch, refusal } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { BookingEditor } from './booking-editor';

const STAY = aBooking({
  booking_type: 'Accommodation',
  title: 'Hotel Luna',
  accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-04', board: 'Half board' },
  confirmation_id: 'A1',
  payment_due_date: '2031-03-01',
});
const UPDATE = `PUT /services/book/api/v1/bookings/${STAY.id}`;
const onClose = vi.fn();
const onSaved = vi.fn(async () => undefined);
const editorOf = (booking: Booking) => (
  <BookingEditor tripId={booking.trip_id} booking={booking} day="" currency="USD" onClose={onClose} onSaved={onSaved} />
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (text: string) => fireEvent.click(screen.getByText(text));
/** The editor over a booking, and what a colleague makes of it while it is open. */
const open = (answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const sent = fakeFetch({
    'GET /services/book/api/v3/getSupplierList': { json: { groups: [] } },
    [UPDATE]: ({ body }) => ({ json: { booking: { ...STAY, ...(body as object) } } }),
    ...answers,
  });
  const { rerender } = renderInApp(editorOf(STAY));
  const arrive = (differs: object, version = 2) => rerender(editorOf(aBooking({ ...STAY, ...differs, version })));
  const saves = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { arrive, saves };
};

/** The editor whose save is answered when the test says so. */
const openAnswering = (json: ReturnType<typeof refusal>) => {
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const opened = open({ [UPDATE]: () => told.then(() => json) });
  return { ...opened, answer: () => answer() };
};

// A busy machine may take its time over a form of this size.
beforeEach(() => {
  vi.clearAllMocks();
  signIn(TOKENS, sessionUser());
});
afterEach(() => {
  presence.lost();
});

it('sends only what was changed, and what it was', async () => {
  const { saves } = open();
  fill('Confirmation number', 'B2');
  press('Save booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves()).toEqual([
    { trip_id: STAY.trip_id, version: 1, confirmation_id: 'B2', was: { confirmation_id: 'A1' } },
  ]);
});

it('shows what a colleague saves in the fields nobody has touched, points it out, and keeps what is typed', async () => {
  const { arrive, saves } = open();
  fill('Title', 'Hotel Luna by the sea');
  const accommodation = { ...STAY.accommodation, checkin_date: '2031-05-03', board: 'Full board' };
  arrive({ confirmation_id: 'THEIRS', accommodation, payment_due_date: undefined });
  expect(await screen.findAllByText('Just changed')).toHaveLength(4);
  expect(field('Confirmation number').value).toBe('THEIRS');
  expect([field('Title').value, field('Check-in').value, field('Board').value, field('Payment due').value]).toEqual([
    'Hotel Luna by the sea',
    '05/03/2031',
    'Full board',
    '',
  ]);
  expect(screen.queryByText(/Someone else saved/)).toBeNull();
  press('Save booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves()).toEqual([
    { trip_id: STAY.trip_id, version: 2, title: 'Hotel Luna by the sea', was: { title: 'Hotel Luna' } },
  ]);
});

it('puts theirs beside mine where both have changed a field, and saves neither before one is chosen', async () => {
  const { arrive, saves } = open();
  fill('Title', 'Hotel Mar');
  arrive({ title: 'Hotel Sol', confirmation_id: 'THEIRS' });
  await screen.findByText('title: theirs is “Hotel Sol”, yours is “Hotel Mar”');
  press('Save booking');
  press('Keep mine');
  expect(saves()).toEqual([]);
  expect([field('Title').value, field('Confirmation number').value]).toEqual(['Hotel Mar', 'THEIRS']);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save booking' }).disabled).toBe(false),
  );
  press('Save booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves()).toEqual([{ trip_id: STAY.trip_id, version: 2, title: 'Hotel Mar', was: { title: 'Hotel Sol' } }]);
});

it('asks nothing about what arrives while a save is on its way and was accepted', async () => {
  const { arrive, answer, saves } = openAnswering({ json: { booking: { ...STAY, title: 'Hotel Mar', version: 2 } } });
  fill('Title', 'Hotel Mar');
  press('Save booking');
  await waitFor(() => expect(saves()).toHaveLength(1));
  arrive({ title: 'Hotel Sol' }, 3);
  expect(screen.queryByText(/Someone else saved/)).toBeNull();
  answer();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Someone else saved/)).toBeNull();
});

it('asks about what arrived while a save was on its way when that was refused', async () => {
  const { arrive, answer, saves } = openAnswering(refusal(503, 'busy', 'Try again.'));
  fill('Title', 'Hotel Mar');
  press('Save booking');
  await waitFor(() => expect(saves()).toHaveLength(1));
  arrive({ title: 'Hotel Sol' });
  answer();
  await screen.findByText('title: theirs is “Hotel Sol”, yours is “Hotel Mar”');
  expect(field('Title').value).toBe('Hotel Mar');
});

it('takes theirs of what clashes, and nothing else that is typed', async () => {
  const { arrive } = open();
  fill('Title', 'Hotel Mar');
  fill('Confirmation number', 'MINE');
  arrive({ title: 'Hotel Sol' });
  await screen.findByText(/theirs is “Hotel Sol”/);
  press('Take theirs');
  expect([field('Title').value, field('Confirmation number').value]).toEqual(['Hotel Sol', 'MINE']);
});

it('keeps asking about a clash while more of theirs arrives', async () => {
  const { arrive } = open();
  fill('Title', 'Hotel Mar');
  arrive({ title: 'Hotel Sol' });
  await screen.findByText(/theirs is “Hotel Sol”/);
  arrive({ title: 'Hotel Sol', confirmation_id: 'LATER' }, 3);
  await waitFor(() => expect(field('Confirmation number').value).toBe('LATER'));
  expect(screen.getByText(/theirs is “Hotel Sol”/)).toBeTruthy();
});

it('saves once more on top of theirs when the refusal is the first it hears of them', async () => {
  const theirs = { ...STAY, confirmation_id: 'THEIRS', version: 2 };
  const stale = { error: { code: 'record.stale', title: 'Error!', message: 'Stale', current: theirs } };
  const { saves } = open({
    [UPDATE]: ({ body }) =>
      (body as { version: number }).version === 1 ? { status: 409, json: stale } : { json: { booking: theirs } },
  });
  fill('Title', 'Hotel Mar');
  press('Save booking');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves().at(-1)).toMatchObject({ version: 2, title: 'Hotel Mar' });
});

it('keeps what was typed when the booking is gone, and says so', async () => {
  const gone = { error: { code: 'record.missing', title: 'Error!', message: 'This no longer exists.' } };
  open({ [UPDATE]: { status: 404, json: gone } });
  fill('Title', 'Hotel Mar');
  press('Save booking');
  await screen.findByText('This no longer exists.');
  expect([field('Title').value, screen.getByTestId('address').textContent]).toEqual(['Hotel Mar', '/']);
});

it('shows which colleague has the booking open, and beside the field they are in', async () => {
  open();
  const there = (name: string, user_id: string, at?: string) => ({
    user_id,
    name,
    open: { booking_id: STAY.id, field: at },
  });
  presence.hear({
    type: 'presence',
    channel: `trip.${STAY.trip_id}`,
    people: [
      there('Ana Lima', 'usr_2', 'confirmation_id'),
      there('Marta Lindqvist', sessionUser().id, 'title'),
      there('Bo Ek', 'usr_3'),
    ],
  });
  await screen.findByText('Ana and Bo are editing this too');
  expect(screen.getByText('Ana is editing').parentElement?.textContent).toBe('Confirmation numberAna is editing');
  expect(screen.queryByText(/Marta/)).toBeNull();
  presence.lost();
  await waitFor(() => expect(screen.queryByText(/Ana/)).toBeNull());
});
