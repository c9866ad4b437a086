import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client } from '@wayline/core/areas/clients/client';
import { mergeProfiles } from '@wayline/core/areas/clients/merge/merge-profiles';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { DuplicatesPage } from './pages/duplicates-page';
import { MergePage } from './pages/merge-page';

const made = {
  created_by: sessionUser().id,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
};
const person = (n: number, given: object) =>
  Client.parse({ id: `cli_0${n}ARZ3NDEKTSV4RRFFQ69G5FA0`, ind_code: `C-100${n}`, version: n, ...made, ...given });
const kept = person(1, { first_name: 'Mara', last_name: 'Lind', phone: '111', tags: ['VIP'], emails: ['m@one.test'] });
const other = person(2, {
  first_name: 'Mara',
  last_name: 'Lindqvist',
  phone: '222',
  tags: ['Ski'],
  emails: ['m@one.test'],
});
const pair = { kept, other, grade: 'certain', reasons: ['Same email'] };

const LIST = 'GET /services/crm/api/v1/duplicates';
const DISMISS = 'POST /services/crm/api/v1/duplicates/dismiss';
const PREVIEW = `GET /services/crm/api/v1/merge_preview/${kept.id}/${other.id}`;
const MERGE = 'POST /services/crm/api/v1/merges';
const ONE = `/services/crm/api/v1/merges/${kept.id}/${other.id}`;
const ADVISORS = { 'GET /services/trips/api/v1/trip_advisors': { json: { advisors: [] } } };
const passport = (names: string) => ({
  id: 'travel_document_0',
  client_id: other.id,
  kind: 'passport',
  names,
  created_at: made.created_at,
  version: 1,
});
const preview = () => {
  const merged = mergeProfiles(kept, other);
  if (!merged.ok) throw new Error(merged.code);
  const documents = { stay: [passport('Mara Lind')], move: [], dropped: [], left_behind: [passport('Mara Lind')] };
  return { json: { existing: kept, to_merge: other, ...merged.value, documents, trips: 3 } };
};

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('the list of duplicates', () => {
  it('shows each pair side by side, how sure it is and why, and leads to the merge', async () => {
    fakeFetch({ [LIST]: { json: { pairs: [pair] } } });
    renderInApp(<DuplicatesPage />);
    const card = await screen.findByRole('listitem', { name: 'Mara Lind and Mara Lindqvist' });
    expect(within(card).getByText('Certain')).toBeTruthy();
    expect(within(card).getByText('Same email')).toBeTruthy();
    expect(within(card).getByText('222')).toBeTruthy();
    await userEvent.click(within(card).getByRole('link', { name: 'Merge Mara Lind and Mara Lindqvist' }));
    expect(screen.getByTestId('address').textContent).toBe(`/crm/clients/merge/${kept.id}/${other.id}`);
  });

  it('lets a pair be two people, and takes it back', async () => {
    const sent = fakeFetch({ [LIST]: { json: { pairs: [pair] } }, [DISMISS]: { json: { status: 'success' } } });
    renderInApp(<DuplicatesPage />);
    await userEvent.click(await screen.findByRole('button', { name: /Not the same person/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const said = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const ids = { client_id: kept.id, other_id: other.id };
    await waitFor(() =>
      expect(said()).toEqual([
        { ...ids, on: true },
        { ...ids, on: false },
      ]),
    );
  });

  it('says so when there are none', async () => {
    fakeFetch({ [LIST]: { json: { pairs: [] } } });
    renderInApp(<DuplicatesPage />);
    expect(await screen.findByRole('heading', { name: 'No duplicates' })).toBeTruthy();
  });

  it('goes on by itself until it has seen all clients, and then says that there are none', async () => {
    const following: Readonly<Record<string, string>> = { '': 'a', a: 'b' };
    let answer = () => {};
    const last = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sent = fakeFetch({
      [LIST]: async ({ url }) => {
        const at = url.searchParams.get('cursor') ?? '';
        if (at === 'b') await last;
        return { json: { pairs: [], cursor: following[at] } };
      },
    });
    renderInApp(<DuplicatesPage />);
    await screen.findByText('Looking through your clients for duplicates…');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'No duplicates' })).toBeTruthy();
    expect(sent).toHaveLength(3);
  });

  it('offers no merge to those who may not', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Client Profiles'] }));
    fakeFetch({ [LIST]: { json: { pairs: [pair] } } });
    renderInApp(<DuplicatesPage />);
    await screen.findByText('Same email');
    expect(screen.queryByRole('link', { name: /^Merge/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Not the same person/ })).toBeNull();
  });
});

describe('the merge', () => {
  const open = (answers: Parameters<typeof fakeFetch>[0]) => {
    const sent = fakeFetch({ ...ADVISORS, ...answers });
    renderInApp(
      <Routes>
        <Route path="/crm/clients/merge/:kept/:other" element={<MergePage />} />
      </Routes>,
      { path: `/crm/clients/merge/${kept.id}/${other.id}` },
    );
    return sent;
  };
  const afterMerge = (path: string) => document.querySelector(`[data-after="${path}"]`)?.textContent;

  it('R-ACC-093 has three copies side by side: existing, to merge and after merge', async () => {
    open({ [PREVIEW]: preview() });
    const phone = await screen.findByRole('radiogroup', { name: 'Phone' });
    for (const copy of ['Existing', 'To merge', 'After merge'])
      expect(screen.getAllByText(copy).length).toBeGreaterThan(0);
    expect(within(phone).getByRole('radio', { name: '111' })).toHaveProperty('checked', false);
    expect(within(phone).getByRole('radio', { name: '222' })).toHaveProperty('checked', true);
    expect(afterMerge('phone')).toContain('222');
    expect(afterMerge('last_name')).toContain('Lind');
    expect(screen.queryByRole('radiogroup', { name: 'Email' })).toBeNull();
  });

  it('keeps both numbers where there is room, and shows where the second one goes', async () => {
    const sent = open({
      [PREVIEW]: preview(),
      [MERGE]: { json: { client: kept, undo_until: '2027-01-01T00:00:00.000Z' } },
    });
    const phone = await screen.findByRole('radiogroup', { name: 'Phone' });
    expect(screen.queryByText('Mobile')).toBeNull();
    await userEvent.click(within(phone).getByRole('radio', { name: 'Keep both' }));
    expect([afterMerge('phone'), afterMerge('personal_mobile')]).toEqual([
      expect.stringContaining('111'),
      expect.stringContaining('222'),
    ]);
    expect(screen.queryByRole('radiogroup', { name: 'Mobile' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Merge profiles' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ choices: { phone: 'both' } }),
    );
  });

  it('sends what is chosen with the versions that are shown', async () => {
    const sent = open({
      [PREVIEW]: preview(),
      [MERGE]: { json: { client: kept, undo_until: '2027-01-01T00:00:00.000Z' } },
    });
    const phone = await screen.findByRole('radiogroup', { name: 'Phone' });
    await userEvent.click(within(phone).getByRole('radio', { name: '111' }));
    expect(afterMerge('phone')).toContain('111');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep both passports' }));
    await userEvent.click(screen.getByRole('button', { name: 'Merge profiles' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        existing: kept.id,
        to_merge: other.id,
        existing_version: 1,
        to_merge_version: 2,
        choices: { phone: 'existing' },
        keep_all_passports: true,
      }),
    );
  });

  it('swaps which of the two is kept', async () => {
    open({ [PREVIEW]: preview() });
    await userEvent.click(await screen.findByRole('link', { name: 'Keep Mara Lindqvist instead' }));
    expect(screen.getByTestId('address').textContent).toBe(`/crm/clients/merge/${other.id}/${kept.id}`);
  });

  it('that is done says until when it can be undone and what stays, and undoes it', async () => {
    const merged = {
      existing: kept,
      to_merge: other,
      client: kept,
      merged_by: 'Olivia Vale',
      merged_at: made.created_at,
      undo_until: '2026-12-21T09:00:00.000Z',
      kept_changes: ['tags'],
      unreconciled: ['phone'],
    };
    const sent = open({
      [PREVIEW]: { json: { merged_into: { id: kept.id, name: 'Mara Lind' }, is_undoable: true } },
      [`GET ${ONE}`]: { json: merged },
      [`POST ${ONE}/undo`]: {
        json: { client: kept, restored: other, kept_changes: ['tags'], unreconciled: ['phone'] },
      },
    });
    expect(await screen.findByText(/Olivia Vale merged Mara Lindqvist \(C-1002\) into Mara Lind/)).toBeTruthy();
    expect(screen.getByText('Changed since, and kept if you undo: Tags.')).toBeTruthy();
    expect(screen.getByText(/an undo won’t reset it: Phone\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo merge' }));
    expect(await screen.findByText('Merge undone. Mara Lindqvist is back.')).toBeTruthy();
    expect(sent.some(({ method, url }) => method === 'POST' && url.pathname === `${ONE}/undo`)).toBe(true);
  });

  it('that can no longer be undone says where the profile went', async () => {
    const sent = open({
      [PREVIEW]: { json: { merged_into: { id: kept.id, name: 'Mara Lind' }, is_undoable: false } },
    });
    expect(await screen.findByText(/was merged into Mara Lind/)).toBeTruthy();
    // What can only be refused isn't asked for.
    expect(sent.some(({ url }) => url.pathname === ONE)).toBe(false);
  });
});
