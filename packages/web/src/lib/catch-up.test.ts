import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch, refusal } from '../testing/fake-fetch';
import { sessionUser, TOKENS } from '../testing/people';
import { catchUp } from './catch-up';
import { signIn } from './session';

const SINCE = 'GET /services/misc/api/v1/events';
const HEARD = 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const missed = {
  id: 'evt_01BRZ3NDEKTSV4RRFFQ69G5FAV',
  kind: 'trip_data_updated',
  channel: 'company.cmp_1',
} as LiveEvent;
const tools = (after?: string) => ({ after, tell: vi.fn(), reload: vi.fn(async () => undefined) });

beforeEach(() => signIn(TOKENS, sessionUser()));

it('R-SHELL-178 tells what happened after the newest event that was heard', async () => {
  const sent = fakeFetch({ [SINCE]: { json: { events: [missed], reset: false } } });
  const { tell, reload, after } = tools(HEARD);
  await catchUp({ tell, reload, after });
  expect(sent[0]?.url.searchParams.get('after')).toBe(HEARD);
  expect(tell.mock.calls).toEqual([[missed]]);
  expect(reload).not.toHaveBeenCalled();
});
it('loads everything again when no event was heard before the break', async () => {
  const sent = fakeFetch({});
  const { tell, reload } = tools();
  await catchUp({ tell, reload, after: undefined });
  expect(sent).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
});
it('loads everything again when too much was missed, and when it cannot be asked for', async () => {
  fakeFetch({ [SINCE]: { json: { events: [], reset: true } } });
  const long = tools(HEARD);
  await catchUp(long);
  fakeFetch({ [SINCE]: refusal(500, 'unexpected', 'Some error occur') });
  const failed = tools(HEARD);
  await catchUp(failed);
  expect([long, failed].map(({ reload }) => reload.mock.calls.length)).toEqual([1, 1]);
});
