import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelBooking, proposedCancellation } from '@wayline/core/areas/trip/bookings/cancellation/cancel-booking';
import { CANCELLATION_LABELS } from '@wayline/core/areas/trip/bookings/types/status-labels';
import { CANCELLATION_STATUSES } from '@wayline/core/base/booking-types';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../../lib/session';
import { aBooking } from '../../../../testing/a-booking';
import { fakeFetch, refusal } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { CancellationDrawer } from './cancellation-drawer';

const stay = aBooking({
  booking_type: 'Accommodation',
  title: 'Hotel Luna',
  reservation_status: 'Booked',
  price_detail: { total_price: 42_000, currency: 'EUR' },
});
const DETAILS = `GET /services/book/api/v3/bookingDetailsForCancellation/${stay.id}`;
const SAVE = `PUT /services/book/api/v3/bookings/${stay.id}/cancellation`;
const RESTORE = `POST /services/book/api/v3/bookings/${stay.id}/restore`;
const onClose = vi.fn();
const onSaved = vi.fn(async () => undefined);
const detailsOf = (booking: typeof stay) => ({
  booking,
  is_cancelled: booking.reservation_status === 'Cancelled',
  proposed: booking.cancellation ?? proposedCancellation(booking, '2031-01-01', 'USD'),
  statuses: CANCELLATION_STATUSES.map((id) => ({ id, label: CANCELLATION_LABELS[id] })),
});
const open = (booking = stay, answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const sent = fakeFetch({
    [DETAILS]: { json: detailsOf(booking) },
    [SAVE]: { json: { booking } },
    [RESTORE]: { json: { booking } },
    ...answers,
  });
  renderInApp(<CancellationDrawer booking={booking} onClose={onClose} onSaved={onSaved} />);
  return sent;
};
const written = (sent: ReturnType<typeof open>) => sent.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  vi.clearAllMocks();
  signIn(TOKENS, sessionUser({ permissions_data: ['View Reservations', 'Edit Reservations'] }));
});

it('R-TRIP-109 offers the four statuses of a cancellation in the words of the spec', async () => {
  open();
  const select = await screen.findByRole('combobox', { name: 'Cancellation status' });
  expect([...select.querySelectorAll('option')].map((o) => [o.value, o.textContent])).toEqual([
    ['no_action_taken', 'No Action taken by advisor'],
    ['requested', 'Requested by advisor'],
    ['confirmed', 'Confirmed by supplier'],
    ['paid', 'Refund Paid by supplier'],
  ]);
});
it('R-TRIP-110 R-TRIP-111 closes by Do not cancel, and nothing is cancelled, whatever was typed', async () => {
  const sent = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Called them');
  await userEvent.click(screen.getByRole('button', { name: 'Do not cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(written(sent)).toEqual([]);
});
it('R-TRIP-009 cancels with the penalty and the refund that were agreed', async () => {
  const sent = open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Cancellation status' }), 'requested');
  await userEvent.type(screen.getByRole('textbox', { name: 'Penalty' }), '50');
  await userEvent.type(screen.getByRole('textbox', { name: 'Expected on' }), '06/01/2031');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Booking' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written(sent)[0]?.body).toEqual({
    trip_id: stay.trip_id,
    version: 1,
    cancellation: { status: 'requested', currency: 'EUR', penalty: 5_000, refund_expected_on: '2031-06-01' },
  });
  expect(screen.getByText('Hotel Luna canceled')).toBeTruthy();
});
it('shows the steps of a cancellation and takes it back', async () => {
  const cancelled = cancelBooking(
    stay,
    { status: 'requested', currency: 'EUR' },
    { name: 'Ada Lovelace', at: '2031-01-01T10:00:00.000Z' },
  );
  const sent = open(cancelled);
  expect((await screen.findByRole('list', { name: 'Steps so far' })).textContent).toContain('Ada Lovelace');
  await userEvent.click(screen.getByRole('button', { name: 'Undo cancellation' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(written(sent)[0]?.url.pathname).toContain('/restore');
});
it('keeps what was typed when somebody else saved the booking, and saves over what is read then', async () => {
  let version = 1;
  const sent = open(stay, {
    [DETAILS]: () => ({ json: detailsOf({ ...stay, version }) }),
    [SAVE]: ({ body }) => {
      version = 2;
      const stale = (body as { version: number }).version === 1;
      return stale ? refusal(409, 'record.stale', 'Somebody else changed this.') : { json: { booking: stay } };
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Called them');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Booking' }));
  expect(await screen.findByText('Somebody else changed this.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Booking' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written(sent).at(-1)?.body).toMatchObject({ version: 2, cancellation: { notes: 'Called them' } });
});
