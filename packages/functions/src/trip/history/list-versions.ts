import { versionsContracts } from '@wayline/core/areas/trip/history/versions.contract';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { ok, refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

const A_PAGE = 10;

/** Ten versions at a time, from their frozen files; a number whose file is not there is left out. */
export const handler = endpoint(
  versionsContracts['trips.ti.versions.list'],
  async ({ input, actor, db, deps }) => {
    const { tripId, tiId, before } = input;
    const itinerary = await db.get(Itineraries, { trip_id: tripId, id: tiId });
    if (!itinerary) return refuse('record.missing');
    const newest = Math.min(itinerary.published_version, (before ?? Number.POSITIVE_INFINITY) - 1);
    const oldest = Math.max(1, newest - A_PAGE + 1);
    const numbers = Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, i) => newest - i);
    const frozen = await Promise.all(numbers.map((n) => readFrozen(deps.files, actor.company_id, tiId, n)));
    return ok({
      versions: frozen.flatMap((v) =>
        v
          ? [
              {
                version: v.version,
                published_at: v.published_at,
                advisor: v.advisor.name,
                days: v.days.length,
                entries: v.days.reduce((sum, day) => sum + day.entries.length, v.unscheduled.length),
              },
            ]
          : [],
      ),
      more: oldest > 1,
    });
  },
  { files: filesAdapter },
);
