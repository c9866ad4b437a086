import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { PlannedTrip } from '../trips/use-trip';
import { HistorySheet } from './history-sheet';

const ULID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const ID = `trp_${ULID}`;
const AT = '2026-11-21T09:00:00.000Z';
const HISTORY = `GET /services/trips/api/v1/trips/${ID}/history`;
const UNDO = `POST /services/trips/api/v1/trips/${ID}/history/aud_${ULID}/undo`;
const DELETED = `GET /services/trips/api/v1/trips/${ID}/deleted_bookings`;
const RESTORE = `POST /services/trips/api/v1/trips/${ID}/deleted_bookings/bkg_${ULID}/restore`;
const entry = {
  id: `aud_${ULID}`,
  at: AT,
  kind: 'booking',
  sentence: 'Adrian Moss moved Dinner from May 3 to May 4',
  details: ['General booking: May 3, 2031 → May 4, 2031'],
  undoable: true,
};
const open = (answers: Parameters<typeof fakeFetch>[0]) => {
  const sent = fakeFetch(answers);
  const whole = { trip: { id: ID }, itineraries: [] } as unknown as PlannedTrip;
  renderInApp(<HistorySheet whole={whole} onClose={() => undefined} onChanged={async () => undefined} />);
  return sent;
};

beforeEach(() =>
  signIn(TOKENS, sessionUser({ permissions_data: ['Edit Trips', 'View Trips', 'Delete Reservations'] })),
);

it('tells what happened and takes an entry back', async () => {
  const sent = open({
    [HISTORY]: { json: { entries: [entry] } },
    [UNDO]: { json: { status: 'success', message: 'Change undone.', entry: entry.id } },
  });
  await waitFor(() => expect(screen.getByText(entry.sentence)).toBeTruthy());
  expect(screen.getByText('General booking: May 3, 2031 → May 4, 2031')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: `Undo: ${entry.sentence}` }));
  await waitFor(() => expect(screen.getByText('Change undone.')).toBeTruthy());
  await waitFor(() => expect(sent.filter(({ url }) => url.pathname.endsWith('/history')).length).toBe(2));
});

it('says why an entry cannot be taken back any more', async () => {
  const said = 'This can’t be undone because it has changed since: title.';
  open({ [HISTORY]: { json: { entries: [entry] } }, [UNDO]: refusal(409, 'history.changed_since', said) });
  await userEvent.click(await screen.findByRole('button', { name: `Undo: ${entry.sentence}` }));
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
});

it('is narrowed to a kind, and says when there is nothing of it', async () => {
  const sent = open({
    [HISTORY]: ({ url }) => ({ json: { entries: url.searchParams.get('kind') === 'traveler' ? [] : [entry] } }),
  });
  await screen.findByText(entry.sentence);
  await userEvent.selectOptions(screen.getByLabelText('Type of change'), 'Travelers');
  await waitFor(() => expect(screen.getByText('This trip has no changes of this type.')).toBeTruthy());
  expect(sent.at(-1)?.url.searchParams.get('kind')).toBe('traveler');
});

it('brings a deleted booking back', async () => {
  const row = { id: `bkg_${ULID}`, title: 'Dinner', day: '2031-05-03', deleted_at: AT, deleted_by: 'Adrian Moss' };
  open({
    [HISTORY]: { json: { entries: [] } },
    [DELETED]: { json: { bookings: [{ ...row, gone_at: '2026-12-21T09:00:00.000Z' }] } },
    [RESTORE]: { json: { booking: { title: 'Dinner' } } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Deleted bookings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Dinner' }));
  await waitFor(() => expect(screen.getByText('Dinner restored')).toBeTruthy());
});
