import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, refusal } from '../testing/fake-fetch';
import { sessionUser, TOKENS } from '../testing/people';
import { call } from './api';
import { ApiError } from './api-error';
import { markDeleting } from './being-deleted';
import { setNavigator } from './navigation';
import { forgetSession, signIn, storedTokens } from './session';
import { takeUnsaved, watchUnsaved } from './unsaved-form';

const LIST = 'GET /services/trips/api/v1/trips';
const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const GET_TRIP = `GET /services/trips/api/v1/trips/${TRIP}`;
const GET_ITINERARIES = 'GET /services/trips/api/v1/travel_itineraries';
const REFRESH = 'POST /services/users/token/refresh';
const ended = refusal(401, 'session.ended', 'Your session has ended. Please sign in again.');
const renewed = { json: { access_token: 'access-2', refresh_token: 'refresh-2' } };
const page = { json: { trips: [], total: 0 } };
let gone: string[] = [];

beforeEach(() => {
  gone = [];
  setNavigator((to) => gone.push(to));
  signIn(TOKENS, sessionUser());
});
afterEach(() => {
  sessionStorage.clear();
});

describe('what a call sends', () => {
  it('R-SHELL-232 R-SHELL-233 R-SHELL-234 carries the stored token, accepts JSON and is marked no-cache', async () => {
    const [sent] = await (async () => {
      const all = fakeFetch({ [LIST]: page });
      await call('trips.list', {});
      return all;
    })();
    expect(sent?.headers.get('authorization')).toBe('Bearer access-1');
    expect(sent?.headers.get('accept')).toBe('application/json');
    expect(sent?.headers.get('cache-control')).toBe('no-cache');
  });
  it('fills names in the path and puts the rest into the query', async () => {
    const sent = fakeFetch({
      [`DELETE /services/trips/api/v1/trips/${TRIP}/travelers/tvl_1`]: { json: { status: 'success', message: '' } },
    });
    await call('trips.travelers.delete', { trip: TRIP, traveler: 'tvl_1', force_remove: 1, traveller_id: undefined });
    expect(sent[0]?.url.search).toBe('?force_remove=1');
    expect(sent[0]?.body).toBeUndefined();
  });
  it('puts what is not in the path into the body of a write, with a key of its own', async () => {
    const sent = fakeFetch({ 'POST /services/trips/api/v1/trips': { json: { trip: {} } } });
    await call('trips.create', { trip_name: 'Kyoto' });
    await call('trips.create', { trip_name: 'Kyoto' });
    expect(sent[0]?.body).toEqual({ trip_name: 'Kyoto' });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('an ended session', () => {
  it('is renewed once, and the call is made again with the same key', async () => {
    const sent = fakeFetch({
      'POST /services/trips/api/v1/trips': ({ headers }) =>
        headers.get('authorization') === 'Bearer access-2' ? { json: { trip: { id: TRIP } } } : ended,
      [REFRESH]: renewed,
    });
    expect(await call('trips.create', { trip_name: 'Kyoto' })).toEqual({ trip: { id: TRIP } });
    expect(storedTokens()).toEqual(renewed.json);
    expect(sent[0]?.headers.get('idempotency-key')).toBe(sent[2]?.headers.get('idempotency-key'));
    expect(gone).toEqual([]);
  });
  it('is renewed by one exchange for all calls that met it', async () => {
    const sent = fakeFetch({
      [LIST]: ({ headers }) => (headers.get('authorization') === 'Bearer access-2' ? page : ended),
      [REFRESH]: renewed,
    });
    await Promise.all([
      call('trips.list', {}),
      call('trips.list', { search: 'a' }),
      call('trips.list', { search: 'b' }),
    ]);
    expect(sent.filter(({ url }) => url.pathname.endsWith('/token/refresh'))).toHaveLength(1);
  });
  it.each([401, 406])('R-SHELL-067 leads to /logout when it cannot be renewed (%d)', async (status) => {
    fakeFetch({ [LIST]: { ...ended, status }, [REFRESH]: ended });
    await expect(call('trips.list', {})).rejects.toMatchObject({ status });
    expect(gone).toEqual(['/logout']);
  });
  it('is not ended again by a call that was on its way when its user signed out', async () => {
    fakeFetch({
      [LIST]: () => {
        forgetSession();
        return ended;
      },
    });
    await expect(call('trips.list', {})).rejects.toMatchObject({ status: 401 });
    expect(gone).toEqual([]);
  });
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => Promise.resolve({ status: 502, json: {} })],
    ['is throttled', () => Promise.resolve({ status: 429, json: {} })],
    ['is behind a firewall that refuses', () => Promise.resolve({ status: 403, json: {} })],
  ])('goes on when the service that renews it %s for a moment', async (_what, renewal) => {
    fakeFetch({ [LIST]: ended, [REFRESH]: renewal });
    await expect(call('trips.list', {})).rejects.toMatchObject({ status: 0, title: 'No connection' });
    expect(gone).toEqual([]);
    expect(storedTokens()).toEqual(TOKENS);
  });
  it('is renewed as soon as the service can again', async () => {
    const answers = [{ status: 429 }, { status: 503 }, renewed];
    const sent = fakeFetch({
      [LIST]: ({ headers }) => (headers.get('authorization') === 'Bearer access-2' ? page : ended),
      [REFRESH]: () => answers.shift() ?? ended,
    });
    expect(await call('trips.list', {})).toEqual(page.json);
    expect(sent.filter(({ url }) => url.pathname.endsWith('/token/refresh'))).toHaveLength(3);
    expect(gone).toEqual([]);
  });
  it('keeps what was entered and not saved, for the same user and page', async () => {
    fakeFetch({ [LIST]: ended, [REFRESH]: ended });
    const stop = watchUnsaved('trip', () => ({ trip_name: 'Half a name' }));
    await call('trips.list', {}).catch(() => undefined);
    stop();
    signIn(TOKENS, sessionUser({ id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAA' as never }));
    expect(takeUnsaved('trip')).toBeUndefined();
    signIn(TOKENS, sessionUser());
    expect(takeUnsaved('trip')).toEqual({ trip_name: 'Half a name' });
    expect(takeUnsaved('trip')).toBeUndefined();
  });
  it('R-SHELL-067 leaves a refused sign-in on its page (G-028)', async () => {
    forgetSession();
    fakeFetch({
      'POST /services/users/login': refusal(401, 'sign_in.refused', 'The email or password is wrong.'),
    });
    await expect(call('users.login', { email: 'a@b.co', password: 'x' })).rejects.toMatchObject({
      code: 'sign_in.refused',
    });
    expect(gone).toEqual([]);
  });
});

describe('what is refused', () => {
  const missing = refusal(404, 'record.missing', 'This no longer exists, or you don’t have access to it.');
  it('R-SHELL-068 R-TRIP-199 leads to the not-found page when a page has nothing to show', async () => {
    fakeFetch({ [GET_TRIP]: missing });
    await expect(call('trips.get', { id: TRIP })).rejects.toBeInstanceOf(ApiError);
    expect(gone).toEqual(['/pie_page_not_found']);
  });
  it('R-SHELL-068 stays where it is when a poll finds nothing (G-029)', async () => {
    fakeFetch({ [GET_TRIP]: missing });
    await expect(call('trips.get', { id: TRIP }, { onMissing: 'stay' })).rejects.toMatchObject({ status: 404 });
    expect(gone).toEqual([]);
  });
  it('does not lead away for what this window deletes, until an address names it or it is back', async () => {
    fakeFetch({ [GET_TRIP]: missing, [GET_ITINERARIES]: missing });
    const asked = () => expect(call('trips.get', { id: TRIP })).rejects.toMatchObject({ status: 404 });
    history.pushState({}, '', `/trips/${TRIP}/planner`);
    const over = markDeleting(TRIP);
    await asked();
    await expect(call('trips.travel-itineraries.list', { trip_id: TRIP })).rejects.toMatchObject({ status: 404 });
    history.pushState({}, '', '/trips');
    over.gone();
    await asked();
    expect(gone).toEqual([]);
    history.pushState({}, '', `/trips/${TRIP}/planner`);
    await asked();
    expect(gone).toEqual(['/pie_page_not_found']);
    history.pushState({}, '', '/trips');
    over.back();
    await asked();
    expect(gone).toHaveLength(2);
  });
  it('carries code, title, sentence, fields at fault, the record as it stands and the request id', async () => {
    const error = {
      code: 'record.stale',
      title: 'Error!',
      message: 'Someone else changed this.',
      current: { version: 4 },
      issues: [{ path: 'trip_name', message: 'Too long.' }],
      request_id: 'req-9',
    };
    fakeFetch({ [GET_TRIP]: { status: 409, json: { error } } });
    await expect(call('trips.get', { id: TRIP })).rejects.toMatchObject({ ...error, status: 409 });
  });
  it('says so when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('trips.get', { id: TRIP })).rejects.toMatchObject({ status: 0, title: 'No connection' });
  });
});
