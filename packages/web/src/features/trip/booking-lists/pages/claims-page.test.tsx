import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { onPhone } from '../../../../testing/viewport';
import { BookingConfirmationsPage } from './booking-confirmations-page';
import { ClaimsPage } from './claims-page';
import { UnclaimedPage } from './unclaimed-page';

const LIST = 'GET /services/book/api/v1/claim_requests';
const CLAIM = {
  id: 'clm_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  booking_title: 'Naples to Rome',
  booking_type: 'Rail',
  trip_code: 'T-1001',
  trip_name: 'Amalfi',
  requester_name: 'Adrian Moss',
  requested_at: '2031-05-02T10:00:00.000Z',
  status: 'pending',
};
const may = (...held: string[]) => sessionUser({ permissions_data: ['View Reservations', ...held] as never });

beforeEach(() => {
  signIn(TOKENS, may('Edit Reservations', 'Manage Users'));
  onPhone();
});

it('R-ACC-014 a request is rejected with a reason, never without', async () => {
  const decide = `PUT /services/book/api/v1/claim_requests/${CLAIM.id}`;
  const sent = fakeFetch({ [LIST]: { json: { claims: [CLAIM] } }, [decide]: { json: { claim: CLAIM } } });
  renderInApp(<ClaimsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  const send = [...dialog.querySelectorAll('button')].find((b) => b.textContent === 'Reject') as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Not hers');
  await userEvent.click(send);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ approve: false, reason: 'Not hers' }),
  );
});
it('whoever may not decide sees the requests and no way to decide', async () => {
  signIn(TOKENS, may('Edit Reservations'));
  fakeFetch({ [LIST]: { json: { claims: [CLAIM] } } });
  renderInApp(<ClaimsPage />);
  await screen.findByText('Naples to Rome');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
it('R-TRIP-012 the unclaimed bookings say what they are for', async () => {
  fakeFetch({ 'GET /services/book/api/v1/unclaimed_bookings': { json: { bookings: [] } } });
  renderInApp(<UnclaimedPage />);
  await screen.findByRole('heading', { name: 'No unclaimed bookings' });
});
it('R-TRIP-012 R-TRIP-035 the confirmations say honestly that there are none', async () => {
  renderInApp(<BookingConfirmationsPage />);
  await screen.findByRole('heading', { name: 'No confirmations yet' });
});
