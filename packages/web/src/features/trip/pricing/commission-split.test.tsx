import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { TripId } from '@wayline/core/base/ids';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { CommissionSplitDialog } from './commission-split';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as TripId;
const GET = `GET /services/trips/api/v1/trips/${TRIP}/getTripCommissionSplit`;
const SET = `PUT /services/trips/api/v1/trips/${TRIP}/commissionSplit`;
const DELETE = 'DELETE /services/book/api/v1/deleteCommissionSplit';
const [MARTA, IVO] = ['usr_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAW'];
const euros = (minor: number) => [{ minor, currency: 'EUR' }];
const shared = {
  mode: 'set',
  own: true,
  version: 3,
  split: {
    commission_split_type: 'host_agency',
    host_agency_split: '40',
    advisor_split: '60',
    other_advisor_splits: [],
  },
  rows: [
    { split_type: 'host_agency', id: 'cmp_1', split: '40', name: 'Northlight Travel', amounts: euros(4000) },
    { split_type: 'advisor', role: 'advisor', id: MARTA, split: '60', name: 'Marta Lindqvist', amounts: euros(6000) },
  ],
  total_commission: euros(10_000),
  advisors: [
    { id: MARTA, name: 'Marta Lindqvist' },
    { id: IVO, name: 'Ivo Brandt' },
  ],
};
const open = async (answers: Parameters<typeof fakeFetch>[0] = {}, split: object = shared) => {
  const sent = fakeFetch({ [GET]: { json: split }, [SET]: { json: {} }, ...answers });
  renderInApp(<CommissionSplitDialog tripId={TRIP} onClose={() => undefined} />);
  await screen.findByText('€100.00 to split.');
  return sent;
};
const typed = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const ask = async () => {
  fireEvent.click(screen.getByLabelText('Delete share of Marta Lindqvist'));
  await screen.findByText('Are you sure you want to delete?');
};

beforeEach(() => {
  vi.clearAllMocks();
  signIn(TOKENS, sessionUser());
});

it('R-SHELL-219 shows who gets what, and nothing to set, without the permission', async () => {
  await open({}, { ...shared, mode: 'view' });
  expect(screen.getByText('€60.00')).toBeTruthy();
  expect(screen.queryByText('Save split')).toBeNull();
  expect(screen.queryByLabelText('Delete share of Marta Lindqvist')).toBeNull();
});

it('R-SHELL-218 saves shares that add up to 100, and no others', async () => {
  const sent = await open();
  typed('Advisor', '50');
  expect(screen.getByText('Adds up to 90%. It must be 100%.')).toBeTruthy();
  expect(screen.getByText<HTMLButtonElement>('Save split').disabled).toBe(true);
  fireEvent.click(screen.getByText('Add another advisor'));
  fireEvent.change(screen.getByLabelText('Other advisor 1'), { target: { value: IVO } });
  typed('Share 1', '10');
  fireEvent.click(screen.getByText('Save split'));
  await screen.findByText('Commission split saved');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 3,
    host_agency_split: '40',
    advisor_split: '50',
    other_advisor_splits: [{ advisor_id: IVO, advisor_split: '10' }],
  });
});

it('R-TRIP-151 R-TRIP-171 R-TRIP-172 R-TRIP-213 asks before it deletes a share, and says that it is deleted', async () => {
  const message = 'Commission Split Deleted successfully.';
  const sent = await open({ [DELETE]: { json: { error: 0, message } } });
  await ask();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(screen.getByText('Yes, delete it!'));
  await screen.findByText(message);
  const query = sent.find(({ method }) => method === 'DELETE')?.url.searchParams;
  expect([query?.get('split_type'), query?.get('split_id')]).toEqual(['advisor', MARTA]);
  expect(JSON.parse(query?.get('rowObj') ?? '')).toEqual({ trip_id: TRIP });
});

it.each([
  ['R-TRIP-173 an error flag that is not 0', { json: { error: 1, message: 'The split is paid out.' } }],
  ['R-TRIP-214 a refusal', refusal(409, 'record.stale', 'The split is paid out.')],
])('shows %s under Error, and deletes nothing', async (_name, answer) => {
  await open({ [DELETE]: answer });
  await ask();
  fireEvent.click(screen.getByText('Yes, delete it!'));
  await screen.findAllByText('The split is paid out.');
  expect(screen.getAllByText('Error').length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByLabelText('Delete share of Marta Lindqvist')).toBeTruthy());
});
