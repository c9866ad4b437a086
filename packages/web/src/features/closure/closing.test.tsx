import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { ClosePage } from './close-page';
import { ClosingBanner } from './closing-banner';

const GET = 'GET /services/users/api/v1/account/closing';
const SET = 'PUT /services/users/api/v1/account/closing';
const CLOSING = { state: 'waiting', closed_at: '2031-05-01T10:00:00.000Z', delete_at: '2031-05-31T10:00:00.000Z' };
const EXPORT = {
  id: 'exp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  state: 'ready',
  parts: [{ bytes: 2_500_000 }],
  records: 120,
  files: 3,
  created_at: '2031-05-01T10:00:00.000Z',
  expires_at: '2031-05-08T10:00:00.000Z',
};
beforeEach(() => signIn(TOKENS, sessionUser()));

describe('closing an account', () => {
  it('offers the export first, and takes the password once more', async () => {
    const sent = fakeFetch({
      [GET]: { json: { is_owner: true, exports: [EXPORT] } },
      [SET]: { json: { status: 'success', closing: CLOSING } },
    });
    renderInApp(<ClosePage />);
    await screen.findByText('120 records, 3 files, 2.5 MB. Until 05/08/2031');
    screen.getByText(/Invoices to clients: in your export/);
    await userEvent.click(screen.getByRole('button', { name: 'Close company account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
    await screen.findByText('Please enter your password.');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.type(screen.getByLabelText('Your password'), 'Harbour-1234');
    await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
        what: 'company',
        closing: true,
        password: 'Harbour-1234',
      }),
    );
  });

  it('is taken back with one press', async () => {
    const sent = fakeFetch({
      [GET]: { json: { is_owner: true, closing: CLOSING, exports: [] } },
      [SET]: { json: { status: 'success' } },
    });
    renderInApp(<ClosePage />);
    await screen.findByText('05/31/2031');
    await userEvent.click(screen.getByRole('button', { name: 'Reopen account' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ what: 'company', closing: false }),
    );
  });

  it('is only their own for who is not the owner', async () => {
    fakeFetch({ [GET]: { json: { is_owner: false, exports: [] } } });
    renderInApp(<ClosePage />);
    await screen.findByRole('button', { name: 'Close my account' });
    expect(screen.queryByText('Export your data')).toBeNull();
    expect(screen.queryByText('Close company account')).toBeNull();
  });

  it('is said to everybody, with the day', () => {
    renderInApp(<ClosingBanner closed_at="2031-05-01T10:00:00.000Z" />);
    expect(screen.getByRole('status', { name: 'Account closed' }).textContent).toContain('deleted on 05/31/2031');
  });
});
