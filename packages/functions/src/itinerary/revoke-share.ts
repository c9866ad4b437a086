import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { endLink } from '@wayline/core/itinerary/link-expiry.records';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { filesAdapter } from '../kernel/files-adapter';
import { tripEvent } from '../trips/trip-event';

export const handler = endpoint(
  itineraryContracts['trips.itinerary.share.revoke'],
  async ({ input, actor, deps, commit }) => {
    const { tripId, tiId, shareId } = input;
    const before = await getRecord(deps.table, actor.company_id, Itineraries, { trip_id: tripId, id: tiId });
    const share = before?.shares.find((s) => s.id === shareId);
    if (!before || !share) return refuse('record.missing');
    const now = deps.now();
    const shares = before.shares.map((s) => (s.id === shareId ? { ...s, revoked_at: s.revoked_at ?? now } : s));
    const itinerary = { ...before, shares, updated_at: now, version: before.version + 1 };
    await endLink(deps.table, deps.files, actor.company_id, share.token_hash);
    const w = writesFor(deps.table, actor.company_id);
    return commit({
      writes: [w.change(Itineraries, before, itinerary)],
      audit: { subject: tripId, action: 'itinerary.share_revoked', changes: { share: shareId } },
      event: tripEvent(actor, tripId, `${actor.name} withdrew a link`),
      answer: { itinerary },
    });
  },
  { files: filesAdapter },
);
