import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripId } from '@wayline/core/base/ids';
import { describe, expect, it } from 'vitest';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { renderInApp } from '../../../testing/render-in-app';
import { useSendAgain } from './use-send-again';

const TRIP = `trp_${'0'.repeat(26)}` as TripId;
const SHARE = `shr_${'1'.repeat(26)}`;
const REMINDER = `rmd_${'1'.repeat(26)}`;
const Planner = () => {
  useSendAgain(TRIP);
  return null;
};
const come = (cause: string) => renderInApp(<Planner />, { path: `/trips/${TRIP}/planner?send_again=${cause}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const resend = (what: string, id: string) => `POST /services/messaging/api/v1/${what}/${id}/resend`;

describe('a mail that may not have left', () => {
  it.each([
    ['reminders', REMINDER, 'The reminder is on its way'],
    ['shares', SHARE, 'The link is on its way'],
  ])('of %s is sent again when one says so, and the address forgets the question', async (what, cause, done) => {
    const sent = fakeFetch({ [resend(what, cause)]: { json: { status: 'success' } } });
    come(cause);
    expect(screen.getByTestId('address').textContent).toBe(`/trips/${TRIP}/planner`);
    await press('Send again');
    expect(await screen.findByText(done)).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([{ trip_id: TRIP }]);
  });

  it('is left alone when one says no', async () => {
    const sent = fakeFetch({});
    come(SHARE);
    await press('Cancel');
    expect(sent).toEqual([]);
  });

  it('that has left says so', async () => {
    fakeFetch({ [resend('shares', SHARE)]: refusal(409, 'mail.left', 'This email was already sent.') });
    come(SHARE);
    await press('Send again');
    expect(await screen.findByText('This email was already sent.')).toBeDefined();
  });
});
