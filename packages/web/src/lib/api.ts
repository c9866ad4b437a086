import { ROUTES } from 'virtual:wayline/routes';
import type { InputOf, OutputOf } from '@wayline/core/contract/contract';
import type { CallId, Contracts } from '@wayline/core/contracts';
import { parseApiError, SESSION_ENDED, unreachable } from './api-error';
import { isBeingDeleted } from './being-deleted';
import { noteAnswer, noteNoNetwork } from './connection';
import { getImpersonatedCompany } from './impersonated-company';
import { leaveSubAgency } from './leave-sub-agency';
import { navigateTo } from './navigation';
import { PATHS } from './paths';
import { refreshSession } from './refresh-session';
import { requestHeaders } from './request-headers';
import { storedTokens } from './session';
import { notify } from './toast-store';
import { keepUnsaved } from './unsaved-form';

export type { CallId } from '@wayline/core/contracts';
export type CallInput<I extends CallId> = InputOf<Contracts[I]>;
export type CallOutput<I extends CallId> = OutputOf<Contracts[I]>;

export type CallOptions = {
  signal?: AbortSignal;
  /** `stay` leaves a 404 to the caller; otherwise it opens the not-found page. Background polls stay. Source: G-029. */
  onMissing?: 'leave' | 'stay';
  /** Asks as the holder of this token; what it is answered changes nothing of who is signed in. */
  token?: string;
  /** The same key for a repeated attempt makes one effect; a new key otherwise. */
  idempotencyKey?: string;
};

const TIMEOUT_MS = 30_000;
const IN_QUERY = new Set(['GET', 'DELETE']);

type Prepared = { method: string; address: URL; body: string | undefined; isPublic: boolean };

const addTo = (query: URLSearchParams, name: string, value: unknown) => {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (one !== undefined && one !== null) query.append(name, String(one));
  }
};

const prepare = (id: string, input: Record<string, unknown>): Prepared => {
  const route = ROUTES[id];
  if (!route) throw new Error(`There is no call ${id}.`);
  const [method, pattern, access] = route;
  const rest = { ...input };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name] ?? ''));
  });
  const address = new URL(path, location.origin);
  const inQuery = IN_QUERY.has(method);
  if (inQuery) for (const [name, value] of Object.entries(rest)) addTo(address.searchParams, name, value);
  return { method, address, body: inQuery ? undefined : JSON.stringify(rest), isPublic: access !== 'signed_in' };
};

const send = async (
  { method, address, body }: Prepared,
  key: string,
  { signal, token }: Pick<CallOptions, 'signal' | 'token'>,
): Promise<Response> => {
  const headers = {
    ...requestHeaders(address, new URL(location.href), token),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && { 'idempotency-key': key }),
  };
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(address, {
      ...{ method, headers, body },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    noteAnswer();
    return answer;
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    // An answer that takes too long is no want of a network.
    if (!limit.aborted) noteNoNetwork();
    throw unreachable();
  }
};

/** Sends the visitor to sign in again, with what was entered put aside. Source: R-SHELL-067, G-030. */
const endSession = () => {
  keepUnsaved();
  notify({ kind: 'info', title: 'Your session has ended. Please sign in again.' });
  navigateTo(PATHS.logout());
};

const request = async (id: string, input: Record<string, unknown>, options: CallOptions): Promise<Response> => {
  const prepared = prepare(id, input);
  const key = options.idempotencyKey ?? crypto.randomUUID();
  const used = storedTokens()?.access_token;
  let response = await send(prepared, key, options);
  if (response.ok) return response;
  if (SESSION_ENDED.has(response.status) && !prepared.isPublic && !options.token) {
    const renewal = used === undefined ? 'refused' : await refreshSession(used);
    if (renewal === 'unreachable') throw unreachable();
    if (renewal === 'renewed') response = await send(prepared, key, options);
    // Whoever has signed out while the call was on its way is on the way to the sign-in already.
    const isSignedOut = used !== undefined && !storedTokens();
    if (SESSION_ENDED.has(response.status) && !isSignedOut) endSession();
  }
  if (response.ok) return response;
  const error = await parseApiError(response);
  const stays = prepared.isPublic || options.onMissing === 'stay' || isBeingDeleted(prepared.address);
  if (error.code === 'agency.not_open' && getImpersonatedCompany()) leaveSubAgency('ended');
  else if (response.status === 404 && !stays) navigateTo(PATHS.notFound());
  throw error;
};

/**
 * Calls an endpoint by its id. Names in its path are filled from the input, the rest goes into the query or the body.
 * Refuses with `ApiError`. An ended session is renewed once, and otherwise leads to /logout; public calls are exempt and
 * show their own message (G-028). Source: R-SHELL-067, R-SHELL-068.
 */
export const call = async <I extends CallId>(
  id: I,
  input: CallInput<I>,
  options: CallOptions = {},
): Promise<CallOutput<I>> => {
  const response = await request(id, input as Record<string, unknown>, options);
  return (await response.json()) as CallOutput<I>;
};

/** Calls an endpoint that answers with a file, such as a PDF. */
export const callFile = async <I extends CallId>(
  id: I,
  input: CallInput<I>,
  options: CallOptions = {},
): Promise<Blob> => (await request(id, input as Record<string, unknown>, options)).blob();
