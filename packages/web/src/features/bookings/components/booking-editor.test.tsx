import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripId } from '@wayline/core/kernel/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { leaveApp } from '../../../testing/leave-app';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { BookingEditor } from './booking-editor';

const CREATE = 'POST /services/book/api/v1/bookings';
const onClose = vi.fn();
const onSaved = vi.fn(async () => undefined);
const open = async () => {
  const sent = fakeFetch({ [CREATE]: ({ body }) => ({ json: { booking: body } }) });
  renderInApp(
    <BookingEditor
      tripId={'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as TripId}
      booking={undefined}
      day="2027-03-05"
      currency="USD"
      onClose={onClose}
      onSaved={onSaved}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Dining');
  await userEvent.type(title(), 'Dinner');
  return sent;
};
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });

beforeEach(() => {
  vi.clearAllMocks();
  signIn(TOKENS, sessionUser());
});
afterEach(leaveApp);

it('saves and closes', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save booking' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toMatchObject({ title: 'Dinner', general_booking: { start_date: '2027-03-05' } });
});
it('saves and stays open, emptied, for another', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  await waitFor(() => expect(title().value).toBe(''));
  expect(sent).toHaveLength(1);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});
it('asks before it closes over what was entered, and closes at once over nothing', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(title().value).toBe('Dinner');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without it' }));
  expect(onClose).toHaveBeenCalledOnce();
});
