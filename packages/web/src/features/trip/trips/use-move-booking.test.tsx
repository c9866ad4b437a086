import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { applyPendingMoves } from './pending-moves';
import { useMoveBooking } from './use-move-booking';
import { usePendingMoves } from './use-pending-moves';

const dinner = Booking.parse({
  id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  booking_type: 'Dining',
  title: 'Dinner',
  general_booking: { start_date: '2027-03-05' },
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  version: 1,
});
const UPDATE = `PUT /services/book/api/v1/bookings/${dinner.id}`;
const Mover = () => {
  const move = useMoveBooking(async () => undefined);
  const [shown] = applyPendingMoves([dinner], usePendingMoves());
  return (
    <>
      <button type="button" onClick={() => move({ booking: dinner, from: '2027-03-05', to: '2027-03-06' })}>
        Move
      </button>
      <output>{shown?.general_booking?.start_date}</output>
    </>
  );
};
const move = async () => {
  renderInApp(<Mover />);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
};
const isPutBack = () => waitFor(() => expect(screen.getByText('2027-03-05')).toBeTruthy());

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('puts a booking back that somebody else has changed, and says so', async () => {
  fakeFetch({ [UPDATE]: refusal(409, 'record.stale', 'Somebody else changed this.') });
  await move();
  await screen.findByText("Dinner wasn't moved");
  await isPutBack();
});
it('puts a booking back that could not be saved, and says why', async () => {
  fakeFetch({ [UPDATE]: refusal(403, 'permission.denied', 'You do not have permission to edit reservations!') });
  await move();
  await screen.findByText('You do not have permission to edit reservations!');
  await isPutBack();
  expect(screen.queryByText("Dinner wasn't moved")).toBeNull();
});
