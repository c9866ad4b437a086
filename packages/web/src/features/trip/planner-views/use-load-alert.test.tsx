import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { renderInApp } from '../../../testing/render-in-app';
import { useLoadAlert } from './use-load-alert';

const Planner = ({ error }: { error: unknown }) => {
  useLoadAlert(error);
  return null;
};
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('R-TRIP-203 says once that the bookings could not be read, and why', async () => {
  const error = new Error('The line is down.');
  const { rerender } = renderInApp(<Planner error={error} />);
  await screen.findByText(/^Error in fetch day bookings : ./);
  rerender(<Planner error={error} />);
  expect(shownToasts()).toHaveLength(1);
});
it('R-TRIP-199 says nothing of a trip that isn’t there: its page does', () => {
  renderInApp(<Planner error={new ApiError(404, { error: { code: 'record.missing', message: 'Gone.' } })} />);
  expect(shownToasts()).toEqual([]);
});
it('R-TRIP-203 says nothing while all is well', () => {
  renderInApp(<Planner error={null} />);
  expect(shownToasts()).toEqual([]);
});
