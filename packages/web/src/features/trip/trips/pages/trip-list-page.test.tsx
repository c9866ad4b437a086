import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch, type Sent } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { onPhone } from '../../../../testing/viewport';
import { TripListPage } from './trip-list-page';

const LIST = 'GET /services/trips/api/v1/trips';
const TABLES = 'GET /services/users/api/v1/table_settings';
const KEEP = 'PUT /services/users/api/v1/table_settings/trips';
const ADVISORS = 'GET /services/trips/api/v1/trip_advisors';
const at = (verb: string) => `POST /services/trips/api/v1/trips/${verb}`;

const MIND = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAW';
const idOf = (n: number) => `trp_${String(n).padStart(26, '0')}`;
const trip = (n: number, differs: Record<string, unknown> = {}) => ({
  id: idOf(n),
  code: `T-${1000 + n}`,
  trip_name: `Journey ${n}`,
  user_id: MIND,
  creator_name: 'Mara Lind',
  advisor_name: 'Mara Lind',
  collaborators: [],
  trip_destinations: ['Ravello', 'Naples'],
  tags: [],
  trip_pax: 2,
  trip_reservations: 3,
  trip_sub_type: 'Customized',
  trip_group_kind: 'Individual',
  trip_status: 'CONFIRMED',
  created_at: '2031-01-01T00:00:00.000Z',
  organization_name: 'House',
  ...differs,
});
const EVERYTHING = [
  'View Trips',
  'Edit Trips',
  'Archive Trips',
  'Unarchive Trips',
  'Delete Trips',
  'Cancel Trips',
  'Restore Trips',
];
const listing = (...trips: ReturnType<typeof trip>[]) => ({ json: { trips, total: trips.length } });
const asked = (sent: Sent[]) => sent.filter(({ method, url }) => `${method} ${url.pathname}` === LIST);
const done = (...ids: string[]) => ({ json: { outcomes: ids.map((id) => ({ id, done: true, changed: true })) } });

/** Dialogs load when they are opened; how long that takes is not what is asked here. */
beforeAll(() =>
  Promise.all([
    import('../../../../ui/filters/filter-dialog'),
    import('../../../../ui/record/assign-dialog'),
    import('../list/cancel-trip-dialog'),
    import('../../../../ui/table/save-view-dialog'),
  ]),
);
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser({ permissions_data: EVERYTHING as never }));
});

const open = async (answers: Parameters<typeof fakeFetch>[0], path = '/trips') => {
  const sent = fakeFetch({ [TABLES]: { json: { tables: {} } }, ...answers });
  renderInApp(<TripListPage />, { path });
  return sent;
};

it('R-TRIP-010 a company without trips is told what they are and led to the first', async () => {
  await open({ [LIST]: listing() });
  await screen.findByRole('heading', { name: 'No trips yet' });
  expect(screen.getAllByRole('link', { name: 'New trip' })).toHaveLength(2);
});
it('R-SHELL-231 who sees only their own trips is told how one comes to their list (G-047)', async () => {
  signIn(TOKENS, sessionUser({ visibility: 'own' }));
  await open({ [LIST]: listing() });
  await screen.findByText(/Trips you create, trips assigned to you/);
});
it('R-SHELL-224 who may not edit trips is not offered a new one', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
  await open({ [LIST]: listing() });
  await screen.findByRole('heading', { name: 'No trips yet' });
  expect(screen.queryByRole('link', { name: 'New trip' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

describe('filters', () => {
  it('R-TRIP-038 R-TRIP-108 a status that no trip has says so, and is asked of the server', async () => {
    const sent = await open({ [LIST]: listing() });
    await screen.findByRole('heading', { name: 'No trips yet' });
    await userEvent.click(screen.getByRole('button', { name: 'Paid' }));
    await screen.findByRole('heading', { name: 'Nothing matches' });
    expect(asked(sent).map(({ url }) => url.searchParams.get('status'))).toEqual([null, 'PAID']);
    expect(screen.getByTestId('address').textContent).toBe('/trips?status=PAID');
  });
  it('stand in the address, so that what is seen can be linked; what is no filter is left alone', async () => {
    const address = '/trips?status=PAID&group_kind=Group&from=2031-05-01&until=soon&advisor=me&search=okafor';
    const sent = await open({ [LIST]: listing(trip(1)) }, address);
    await screen.findByText('Journey 1');
    const { searchParams } = asked(sent)[0]?.url ?? new URL('http://none');
    expect(Object.fromEntries(searchParams)).toEqual({
      per_page: '100',
      search: 'okafor',
      status: 'PAID',
      group_kind: 'Group',
      from: '2031-05-01',
    });
    screen.getByRole('button', { name: 'Remove filter: 2 filters in this link aren’t available' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: From 05/01/2031' }));
    expect(screen.getByTestId('address').textContent).not.toContain('from=');
  });
  it('R-TRIP-046 R-TRIP-047 dates are typed as mm/dd/yyyy, and a cleared one is no filter', async () => {
    const sent = await open({ [LIST]: listing(trip(1)), [ADVISORS]: { json: { advisors: [] } } });
    await screen.findByText('Journey 1');
    const sheet = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
      return within(await screen.findByRole('dialog', { name: 'Filter trips' }));
    };
    const first = await sheet();
    await userEvent.type(first.getByLabelText('Departs on or after'), '05/01/2031');
    await userEvent.type(first.getByLabelText('Departs on or before'), '05/31/2031');
    await userEvent.click(first.getByRole('button', { name: 'Show trips' }));
    await waitFor(() => expect(asked(sent).at(-1)?.url.searchParams.get('until')).toBe('2031-05-31'));
    expect(asked(sent).at(-1)?.url.searchParams.get('from')).toBe('2031-05-01');
    const second = await sheet();
    await userEvent.clear(second.getByLabelText('Departs on or after'));
    await userEvent.click(second.getByRole('button', { name: 'Show trips' }));
    await waitFor(() => expect(asked(sent).at(-1)?.url.searchParams.get('from')).toBeNull());
    expect(asked(sent).at(-1)?.url.searchParams.get('until')).toBe('2031-05-31');
  });
  it('R-TRIP-042 the search is kept in the address too', async () => {
    await open({ [LIST]: listing(trip(1)) });
    await screen.findByText('Journey 1');
    await userEvent.type(screen.getByRole('searchbox'), 'okafor{Enter}');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/trips?search=okafor'));
  });
});

describe('bulk actions', () => {
  const tick = (n: number) =>
    userEvent.click(screen.getByRole('checkbox', { name: `Select T-${1000 + n} Journey ${n}` }));

  it('R-TRIP-044 R-TRIP-153 archives what is ticked, and takes it back', async () => {
    const sent = await open({
      [LIST]: listing(trip(1), trip(2)),
      [at('archive')]: done(idOf(1), idOf(2)),
      [at('unarchive')]: done(idOf(1), idOf(2)),
    });
    await screen.findByText('Journey 1');
    await tick(1);
    await tick(2);
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await screen.findByText('2 trips archived');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.some(({ url }) => url.pathname.endsWith('/trips/unarchive'))).toBe(true));
    const bodies = sent.filter(({ url }) => /archive$/.test(url.pathname)).map(({ body }) => body);
    expect(bodies).toEqual([{ ids: [idOf(1), idOf(2)] }, { ids: [idOf(1), idOf(2)] }]);
  });
  it('changes all that match, 16 at a time, and says which could not be changed and why', async () => {
    const all = Array.from({ length: 25 }, (_, i) => trip(i + 1));
    const sent = await open({
      [LIST]: listing(...all),
      [at('archive')]: ({ body }) => ({
        json: {
          outcomes: (body as { ids: string[] }).ids.map((id) =>
            id === idOf(24)
              ? { id, done: false, changed: false, why: 'This no longer exists, or you don’t have access to it.' }
              : { id, done: true, changed: true },
          ),
        },
      }),
    });
    await screen.findByText('Journey 1');
    await tick(1);
    await userEvent.click(screen.getByRole('button', { name: 'Select all 25 that match' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await screen.findByText('24 trips archived');
    const chunks = sent.filter(({ url }) => url.pathname.endsWith('/archive')).map(({ body }) => body as { ids: [] });
    expect(chunks.map(({ ids }) => ids.length)).toEqual([16, 9]);
    const report = within(await screen.findByRole('dialog', { name: "1 trip couldn't be changed" }));
    expect(report.getByRole('listitem').textContent).toBe(
      'T-1024 Journey 24: This no longer exists, or you don’t have access to it.',
    );
  });
  it('R-TRIP-153 who may not archive, assign or delete trips is offered none of it', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
    const sent = await open({ [LIST]: listing(trip(1)) });
    await screen.findByText('Journey 1');
    await tick(1);
    for (const name of ['Archive', 'Delete', 'Cancel trip', 'Copy', 'Tag', 'Assign'])
      expect([name, screen.queryByRole('button', { name })]).toEqual([name, null]);
    expect(sent.some(({ method }) => method !== 'GET')).toBe(false);
  });
  it('asks before trips are deleted, and says how long they can be brought back', async () => {
    const sent = await open({ [LIST]: listing(trip(1)), [at('delete')]: done(idOf(1)) });
    await screen.findByText('Journey 1');
    await tick(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText(/You can restore a deleted trip/);
    expect(sent.some(({ url }) => url.pathname.endsWith('/delete'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
    await screen.findByText('1 trip deleted');
  });
  it('R-TRIP-108 cancels one trip with a note, and offers to restore one that is cancelled', async () => {
    const sent = await open({
      [LIST]: listing(trip(1), trip(2, { trip_status: 'CANCELLED' })),
      [at(`${idOf(1)}/cancel`)]: { json: { trip: trip(1, { trip_status: 'CANCELLED' }) } },
      [at(`${idOf(2)}/restore`)]: { json: { trip: trip(2, { trip_status: 'PAID' }) } },
    });
    await screen.findByText('Journey 1');
    await tick(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel trip' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Journey 1?' }));
    expect(dialog.getByText("Bookings, prices, travelers and itineraries don't change.")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Cancellation reason'), 'Ill');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    await screen.findByText('Journey 1 canceled');
    expect(sent.find(({ url }) => url.pathname.endsWith('/cancel'))?.body).toEqual({
      note: 'Ill',
      close_links: false,
    });
    await tick(2);
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await screen.findByText('Journey 2 is paid again');
  });
  it('gives trips to an advisor, and takes each back to whom it was', async () => {
    const before = ['usr_01ARZ3NDEKTSV4RRFFQ69G5FAX', 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAY'];
    const sent = await open({
      [LIST]: listing(trip(1), trip(2)),
      [ADVISORS]: { json: { advisors: [{ id: MIND, name: 'Mara Lind' }] } },
      [at('assign')]: ({ body }) => ({
        json: {
          outcomes: (body as { ids: string[] }).ids.map((id) => ({
            id,
            done: true,
            changed: true,
            advisor_before: before[Number(id.slice(-1)) - 1],
          })),
        },
      }),
    });
    await screen.findByText('Journey 1');
    await tick(1);
    await tick(2);
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign trips' }));
    await dialog.findByRole('option', { name: 'Mara Lind' });
    await userEvent.selectOptions(dialog.getByLabelText('Advisor'), MIND);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign trips' }));
    await screen.findByText('2 trips assigned to Mara Lind');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const bodies = () => sent.filter(({ url }) => url.pathname.endsWith('/assign')).map(({ body }) => body);
    await waitFor(() => expect(bodies()).toHaveLength(3));
    expect(bodies().slice(1)).toEqual([
      { ids: [idOf(1)], advisor_id: before[0] },
      { ids: [idOf(2)], advisor_id: before[1] },
    ]);
  });
});

describe('saved views', () => {
  it('R-TRIP-037 keep search, filters and columns for the user, and open them again', async () => {
    const view = { id: 'v1', name: 'Paid groups', filters: { status: 'PAID', group_kind: 'Group' }, hidden: ['tags'] };
    const sent = await open({
      [LIST]: listing(trip(1)),
      [TABLES]: { json: { tables: { trips: { hidden: ['code'], views: [view] } } } },
      [KEEP]: { json: { views: [] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Paid groups' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/trips?status=PAID&group_kind=Group'));
    expect(screen.getByRole('button', { name: 'Paid groups' }).getAttribute('aria-pressed')).toBe('true');
    const kept = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(kept()).toEqual([{ hidden: ['tags'] }]));
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await userEvent.type(dialog.getByLabelText('View name'), 'Groups');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(kept()).toHaveLength(2));
    expect(kept()[1]).toEqual({
      views: [view, { id: expect.any(String), name: 'Groups', filters: { group_kind: 'Group' }, hidden: ['tags'] }],
    });
  });
  it('say so where they ask for a filter that there is no longer, and do not offer all that match', async () => {
    const view = { id: 'v1', name: 'Paid, by mood', filters: { mood: 'good', status: 'PAID' }, hidden: [] };
    const all = Array.from({ length: 3 }, (_, i) => trip(i + 1));
    const sent = await open({
      [LIST]: listing(...all),
      [TABLES]: { json: { tables: { trips: { views: [view] } } } },
      [KEEP]: { json: { views: [] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Paid, by mood' }));
    const chip = await screen.findByRole('button', { name: 'Remove filter: One filter in this link isn’t available' });
    await screen.findByText('Journey 1');
    expect(Object.fromEntries(asked(sent).at(-1)?.url.searchParams ?? [])).toEqual({ per_page: '100', status: 'PAID' });
    expect(screen.getByRole('button', { name: 'Paid, by mood' }).getAttribute('aria-pressed')).toBe('true');
    const tick = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select T-1001 Journey 1' }));
    await tick();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await userEvent.click(chip);
    expect(screen.getByTestId('address').textContent).toBe('/trips?status=PAID');
    await tick();
    screen.getByRole('button', { name: 'Select all 3 that match' });
  });
  it('are told to be open where they were saved in other words', async () => {
    const view = { id: 'v1', name: 'Mine', filters: { filter: 'Active', tag: 'VIP ' }, search: ' oka', hidden: [] };
    await open({ [LIST]: listing(trip(1)), [TABLES]: { json: { tables: { trips: { views: [view] } } } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mine' }));
    await screen.findByRole('button', { name: 'Delete view Mine' });
    expect(screen.getByTestId('address').textContent).toBe('/trips?search=oka&tag=VIP');
  });
  it('are not made of what can’t be read', async () => {
    await open({ [LIST]: listing(trip(1)) }, '/trips?mood=good');
    await screen.findByText('Journey 1');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save view' });
    expect(save.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /isn’t available$/ }));
    await waitFor(() => expect(save.disabled).toBe(false));
  });
});

it('keeps the ticks where the same is asked in another order', async () => {
  await open({ [LIST]: listing(trip(1), trip(2)) }, '/trips?tag=VIP&status=PAID');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select T-1001 Journey 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Paid' }));
  screen.getByText('1 selected');
});

describe('trip requests', () => {
  const forms = () => signIn(TOKENS, sessionUser({ permissions_data: [...EVERYTHING, 'View Forms'] as never }));
  it('are found with their forms, one click from the trips', async () => {
    forms();
    await open({ [LIST]: listing(trip(1)) });
    const link = await screen.findByRole('link', { name: 'Trip requests' });
    expect(link.getAttribute('href')).toBe('/forms/trip_request');
  });
  it('are shown at the address they had among the trips too', async () => {
    forms();
    await open({}, '/trips?tab=requests');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/forms/trip_request'));
  });
  it('are not offered to those who may not see forms', async () => {
    await open({ [LIST]: listing(trip(1)) });
    expect(screen.queryByRole('link', { name: 'Trip requests' })).toBeNull();
  });
});
