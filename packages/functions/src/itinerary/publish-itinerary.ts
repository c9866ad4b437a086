import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { frozenKey, Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { previewOf } from '@wayline/core/itinerary/preview';
import { refuse } from '@wayline/core/kernel/result';
import { writesFor } from '@wayline/core/store/write';
import { readTrip } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';
import { filesAdapter } from '../kernel/files-adapter';
import { tripEvent } from '../trips/trip-event';
import { liveShares } from './live-shares';
import { renderForShare } from './render-for-share';

/**
 * Freezes the itinerary as a version. The frozen file is written before the record names it and the clients' pages after, so a
 * publish that breaks off leaves the last version in place, and publishing again finishes it.
 */
export const handler = endpoint(
  itineraryContracts['trips.itinerary.publish'],
  async ({ input, actor, deps, commit }) => {
    const { tripId, tiId, version } = input;
    const whole = await readTrip(deps.table, actor.company_id, tripId);
    const before = whole?.itineraries.find((i) => i.id === tiId);
    if (!whole || !before) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: before });
    const now = deps.now();
    const frozen = previewOf(whole, before, actor, now);
    await deps.files.put(frozenKey(actor.company_id, tiId, frozen.version), JSON.stringify(frozen), {
      type: 'application/json',
    });
    const itinerary = {
      ...before,
      published_version: frozen.version,
      published_at: now,
      updated_at: now,
      version: before.version + 1,
    };
    const outcome = await commit({
      writes: [writesFor(deps.table, actor.company_id).change(Itineraries, before, itinerary)],
      audit: {
        subject: tripId,
        action: 'itinerary.published',
        changes: { itinerary: tiId, published_version: frozen.version },
      },
      event: tripEvent(actor, tripId, `${actor.name} published the itinerary`),
      answer: { itinerary },
    });
    if (outcome.ok)
      await Promise.all(
        liveShares(itinerary, now).map((share) => renderForShare(deps.files, frozen, share.token_hash)),
      );
    return outcome;
  },
  { files: filesAdapter },
);
