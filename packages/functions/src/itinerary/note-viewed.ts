import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { Itineraries, sharePointer, tokenHash } from '@wayline/core/itinerary/itinerary.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { ok, refuse } from '@wayline/core/kernel/result';
import { committer } from '@wayline/core/store/commit';
import { follow } from '@wayline/core/store/pointer';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { Trips } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';

const QUIET_MS = 10 * 60_000;
const CLIENT = 'client';

/** The client has opened their link: counted, and told to the advisor, once in ten minutes at most. */
export const handler = endpoint(itineraryContracts['public.ti.viewed'], async ({ input, deps, request }) => {
  const hash = tokenHash(input.url);
  const pointer = await follow(deps.table, sharePointer(hash));
  if (!pointer) return refuse('link.gone');
  const company = pointer.company_id as CompanyId;
  const key = { trip_id: String(pointer.trip_id), id: String(pointer.itinerary_id) };
  const before = await getRecord(deps.table, company, Itineraries, key);
  const share = before?.shares.find((s) => s.token_hash === hash);
  const now = deps.now();
  if (!before || !share || share.revoked_at || (share.expires_at && share.expires_at <= now))
    return refuse('link.gone');
  if (share.last_viewed_at && Date.parse(now) - Date.parse(share.last_viewed_at) < QUIET_MS)
    return ok({ status: 'success' as const });
  const trip = await getRecord(deps.table, company, Trips, { id: key.trip_id });
  const viewed = {
    ...share,
    views: share.views + 1,
    first_viewed_at: share.first_viewed_at ?? now,
    last_viewed_at: now,
  };
  const shares = before.shares.map((s) => (s === share ? viewed : s));
  const commit = committer({
    table: deps.table,
    company,
    actor_id: CLIENT,
    request_id: request.id,
    now,
    newId: deps.newId,
  });
  const who = share.name ?? share.email ?? 'Your client';
  await commit({
    writes: [
      writesFor(deps.table, company).change(Itineraries, before, { ...before, shares, version: before.version + 1 }),
    ],
    audit: { subject: key.trip_id, action: 'itinerary.viewed', changes: { share: share.id } },
    event: {
      kind: 'itinerary_viewed',
      channels: [`trip.${key.trip_id}`],
      notify: trip ? [trip.user_id] : [],
      title: `${who} opened the itinerary`,
      body: trip?.trip_name ?? '',
      link: `/trips/${key.trip_id}/ti/${key.id}`,
      entity_id: key.id,
      trip_id: key.trip_id,
    },
    answer: true,
  });
  return ok({ status: 'success' as const });
});
