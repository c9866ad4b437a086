import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { aBooking } from '../../../testing/a-booking';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { useEntryActions } from './use-entry-actions';
import type { PlannedTrip } from './use-trip';

const BOOKING = aBooking({ title: 'Dinner at Luna' });
const DELETE = `DELETE /services/book/api/v1/bookings/${BOOKING.id}`;
const whole = { bookings: [BOOKING] } as unknown as PlannedTrip;

const Planned = () => {
  const { actions } = useEntryActions({ whole, refresh: async () => undefined });
  return (
    <button type="button" onClick={() => actions.remove(BOOKING.id)}>
      Delete
    </button>
  );
};
const remove = async () => {
  renderInApp(<Planned />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
};

beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS] })));
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('R-TRIP-201 shows the title Error with what the server says', async () => {
  fakeFetch({ [DELETE]: refusal(409, 'record.stale', 'Somebody else has changed this.') });
  await remove();
  const toast = (await screen.findByText('Error')).parentElement;
  expect(toast?.textContent).toBe('ErrorSomebody else has changed this.');
});
it('R-TRIP-202 says that deleting failed when the answer says nothing of it', async () => {
  fakeFetch({ [DELETE]: { status: 502 } });
  await remove();
  expect(await screen.findByText('Some Error occur in delete.')).toBeTruthy();
});
it('R-TRIP-202 says so too when the server is not reached', async () => {
  fakeFetch({
    [DELETE]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await remove();
  expect(await screen.findByText('Some Error occur in delete.')).toBeTruthy();
});
