import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Trip, TripRow } from '@wayline/core/areas/trip/trips/trip';
import { expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch, refusal } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { TRIP_COLUMNS } from '../trip-columns';

const EDIT = 'PUT /services/trips/api/v1/inline_edit';
const row = TripRow.parse(
  Trip.parse({
    ...{ id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV', code: 'T-1001', trip_name: 'Amalfi', user_id: sessionUser().id },
    ...{ advisor_name: 'Marta Lindqvist', trip_pax: 2, trip_reservations: 1, version: 3 },
    ...{ created_at: '2026-11-21T09:00:00.000Z', updated_at: '2026-11-21T09:00:00.000Z' },
  }),
);
const open = (shown: TripRow = row, permissions: string[] = ['View Trips', 'Edit Trips']) => {
  signIn(TOKENS, sessionUser({ permissions_data: permissions as never }));
  renderInApp(TRIP_COLUMNS.map(({ key, show }) => <div key={key}>{show?.(shown)}</div>));
};

it('R-TRIP-189 saves the status and the custom code of a trip from their cells in the list', async () => {
  const sent = fakeFetch({ [EDIT]: { json: {} } });
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Status of Amalfi/ }));
  const status = screen.getByRole('combobox', { name: 'Status of Amalfi' });
  expect(within(status).queryByRole('option', { name: 'Cancelled' })).toBeNull();
  await userEvent.selectOptions(status, 'Proposal');
  await userEvent.click(screen.getByRole('button', { name: /^Custom code of Amalfi/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Custom code of Amalfi' }), 'VIP-7{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  const asked = { object: 'trip', id: row.id };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...asked, item: 'trip_status', value: 'PROPOSAL', was: 'NEW REQUEST' },
    { ...asked, item: 'custom_code', value: 'VIP-7', was: '' },
  ]);
});
it('says why a cell was not saved', async () => {
  fakeFetch({ [EDIT]: refusal(409, 'record.stale', 'Somebody else has changed it.') });
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Status of Amalfi/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status of Amalfi' }), 'Paid');
  await screen.findByText('Somebody else has changed it.');
});
it('R-TRIP-153 leaves a cancelled trip to the trip, and every cell to who may edit trips', () => {
  fakeFetch({});
  open({ ...row, trip_status: 'CANCELLED' });
  expect(screen.queryByRole('button', { name: /^Status of Amalfi/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Custom code of Amalfi/ })).toBeTruthy();
});
it('R-SHELL-224 shows who may not edit trips no cell that opens', () => {
  fakeFetch({});
  open(row, ['View Trips']);
  expect(screen.queryByRole('button', { name: / of Amalfi/ })).toBeNull();
});
