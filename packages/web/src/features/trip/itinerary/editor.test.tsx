import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS, type Permission } from '@wayline/core/access/permissions';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { standardSections } from '@wayline/core/areas/trip/itinerary/sections';
import { ItineraryId, TripId } from '@wayline/core/base/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { Permitted } from '../../../navigation/permitted';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { EditorActions } from './components/editor-actions';
import { SectionsEditor } from './components/sections-editor';
import { ShareList } from './components/share-list';
import { itineraryQueries } from './itinerary-queries';

const tripId = TripId.parse(`trp_${'0'.repeat(26)}`);
const tiId = ItineraryId.parse(`tin_${'0'.repeat(26)}`);
const AT = `/services/trips/api/v1/trip_itinerary/${tripId}/ti/${tiId}`;
const itinerary = (more: object = {}) =>
  Itinerary.parse({
    id: tiId,
    trip_id: tripId,
    ti_name: 'Spring in Italy',
    created_at: '2027-02-01T10:00:00.000Z',
    updated_at: '2027-02-01T10:00:00.000Z',
    version: 1,
    ...more,
  });
const holding = (permissions: readonly Permission[]) =>
  signIn(TOKENS, sessionUser({ permissions_data: [...permissions] }));
const denial = (action: string) =>
  `You do not have permission to ${action}! Please contact your master admin for permission.`;
const nothing = async () => {};

beforeEach(() => holding(PERMISSIONS));
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('the sections of an itinerary', () => {
  const editor = () => renderInApp(<SectionsEditor itinerary={itinerary()} onChanged={nothing} />);
  it('R-TRIP-197 are switched on and moved by keyboard, each saved at once', async () => {
    const sent = fakeFetch({ [`PUT ${AT}`]: { json: { itinerary: itinerary({ version: 2 }) } } });
    editor();
    await userEvent.click(screen.getByRole('checkbox', { name: /At a glance/ }));
    screen.getByRole('button', { name: 'Move Travelers up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    const saved = sent.map(({ body }) => (body as { sections: { kind: string; shown: boolean }[] }).sections);
    expect(saved[0]?.find(({ kind }) => kind === 'at_a_glance')?.shown).toBe(true);
    expect(saved[1]?.map(({ kind }) => kind).slice(-2)).toEqual(['travelers', 'documents']);
  });
  it('the first cannot go up and the last not down', () => {
    editor();
    const rows = screen.getAllByRole('listitem');
    const button = (row: HTMLElement | undefined, name: RegExp) =>
      row && (within(row).getByRole('button', { name }) as HTMLButtonElement).disabled;
    expect([button(rows[0], /up$/), button(rows[0], /down$/), button(rows.at(-1), /down$/)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(rows).toHaveLength(standardSections().length);
  });
  it('R-TRIP-155 take no new section from those who may not edit', async () => {
    holding(['View Client Itinerary']);
    const sent = fakeFetch({});
    editor();
    expect(screen.queryByRole('button', { name: 'Add section' })).toBeNull();
    expect(sent).toHaveLength(0);
  });
});

describe('without the permission', () => {
  const actions = () => renderInApp(<EditorActions itinerary={itinerary()} documents={2} onChanged={nothing} />);
  it('R-TRIP-154 shows no way to documents and the preview, whose addresses tell the denial message', async () => {
    holding(['View Client Itinerary']);
    actions();
    for (const name of ['Documents · 2', 'Preview']) expect(screen.queryByRole('link', { name })).toBeNull();
    for (const [path, action] of [
      ['/trips/:trip_id/ti/:ti_id/documents', 'open documents'],
      ['/trips/:trip_id/ti/:ti_id/preview', 'preview trips'],
      ['/trips/:trip_id/packages', 'open package builder'],
    ] as const) {
      renderInApp(<Permitted path={path}>the page itself</Permitted>);
      expect(await screen.findByText(denial(action))).toBeDefined();
      expect(screen.queryByText('the page itself')).toBeNull();
    }
  });
  it('R-TRIP-155 offers no deleting', async () => {
    holding(['View Client Itinerary', 'Edit Client Itinerary']);
    const sent = fakeFetch({});
    actions();
    screen.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Templates' });
    expect(screen.queryByRole('menuitem', { name: 'Delete itinerary' })).toBeNull();
    expect(sent).toHaveLength(0);
  });
  it.each([
    ['no_mailbox', 'Not delivered: the mailbox does not exist.'],
    ['complaint', 'The recipient marked this email as spam.'],
  ] as const)('R-TRIP-197 a link whose mail came back (%s) says so, and what to do', (bounced, says) => {
    const share = { id: 'shr', token_hash: 'x', email: 'mina@client.test', created_at: '2027-02-01T10:00:00.000Z' };
    const known = { trip_id: tripId, itinerary_id: tiId, views: 0, answers: [], version: 1 };
    const list = (revoked: object, activity: object) => (
      <ShareList
        itinerary={itinerary({ shares: [{ ...share, ...revoked }] })}
        activities={[{ ...known, share_id: 'shr', ...activity }]}
        titles={new Map()}
        onChanged={nothing}
      />
    );
    renderInApp(list({}, { bounced }));
    expect(screen.getByText(`${says} Ask for another email address, then share again.`)).toBeDefined();
    cleanup();
    renderInApp(list({ revoked_at: '2027-02-02T10:00:00.000Z' }, { bounced }));
    expect(screen.queryByText(says, { exact: false })).toBeNull();
    cleanup();
    renderInApp(list({}, {}));
    expect(screen.queryByText(says, { exact: false })).toBeNull();
  });
  it.each([
    [0, 'No one yet. Publish, then share.'],
    [1, 'Not shared yet.'],
  ])('R-TRIP-197 at version %i that no one has says what comes next: %s', (published_version, says) => {
    renderInApp(
      <ShareList itinerary={itinerary({ published_version })} activities={[]} titles={new Map()} onChanged={nothing} />,
    );
    expect(screen.getByText(says)).toBeDefined();
  });
  it('R-TRIP-155 R-TRIP-154 what clients did is not shown, and no link is withdrawn', async () => {
    holding(['View Client Itinerary']);
    const share = { id: 'shr', token_hash: 'x', name: 'Mina', created_at: '2027-02-01T10:00:00.000Z' };
    renderInApp(
      <ShareList itinerary={itinerary({ shares: [share] })} activities={[]} titles={new Map()} onChanged={nothing} />,
    );
    expect(screen.getByText(denial('view what clients did with a shared itinerary'))).toBeDefined();
    expect(screen.queryByText('not opened yet')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});

it('R-TRIP-104 R-TRIP-187 a travel itinerary is loaded by id once; the second time it comes from the cache', async () => {
  const answer = { ti_table_row: { id: tiId, user_id: `usr_${'0'.repeat(26)}` } };
  const sent = fakeFetch({ [`GET /services/trips/api/v1/travel_itineraries/${tiId}`]: { json: answer } });
  const { client } = renderInApp(<p>nothing</p>);
  const load = () => client.fetchQuery(itineraryQueries.travel(tripId, tiId));
  expect(await load()).toEqual(answer);
  expect(await load()).toEqual(answer);
  expect(sent.map(({ url }) => url.search)).toEqual([`?trip_id=${tripId}`]);
});
