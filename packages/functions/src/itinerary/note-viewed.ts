import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { ok } from '@wayline/core/kernel/result';
import { committer } from '@wayline/core/store/commit';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { Trips } from '@wayline/core/trips/trip.records';
import { decideAgain } from '../kernel/decide-again';
import { commitContext } from '../kernel/deps';
import { endpoint } from '../kernel/endpoint';
import { openLink } from './open-link';

const QUIET_MS = 10 * 60_000;
const CLIENT = 'client';
const NOTED = { status: 'success' as const };

/** The client has opened their link: counted, and told to the advisor, once in ten minutes at most. */
export const handler = endpoint(itineraryContracts['public.ti.viewed'], ({ input, deps, request }) =>
  decideAgain(async () => {
    const opened = await openLink(deps, input.url);
    if (!opened.ok) return opened;
    const { company, itinerary: before, share } = opened.value;
    const now = deps.now();
    if (share.last_viewed_at && Date.parse(now) - Date.parse(share.last_viewed_at) < QUIET_MS) return ok(NOTED);
    const trip = await getRecord(deps.table, company, Trips, { id: before.trip_id });
    const viewed = {
      ...share,
      views: share.views + 1,
      first_viewed_at: share.first_viewed_at ?? now,
      last_viewed_at: now,
    };
    const shares = before.shares.map((s) => (s === share ? viewed : s));
    const commit = committer(commitContext(deps, { company, actor_id: CLIENT, request_id: request.id }));
    const who = share.name ?? share.email ?? 'Your client';
    return commit({
      writes: [
        writesFor(deps.table, company).change(Itineraries, before, { ...before, shares, version: before.version + 1 }),
      ],
      audit: { subject: before.trip_id, action: 'itinerary.viewed', changes: { share: share.id } },
      event: {
        kind: 'itinerary_viewed',
        channels: [`trip.${before.trip_id}`, ...(trip ? [`user.${trip.user_id}`] : [])],
        notify: trip ? [trip.user_id] : [],
        title: `${who} opened the itinerary`,
        body: trip?.trip_name ?? '',
        link: `/trips/${before.trip_id}/ti/${before.id}`,
        entity_id: before.id,
        trip_id: before.trip_id,
      },
      answer: NOTED,
    });
  }),
);
