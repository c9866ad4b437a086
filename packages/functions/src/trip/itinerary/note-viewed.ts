import { clientActivity, factBehindLink, noActivity } from '@wayline/core/areas/trip/itinerary/client-activity';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { itineraryViewed } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { ShareActivities } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { openLink } from '@wayline/core/areas/trip/itinerary/open-link';
import { ok } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

const QUIET_MS = 10 * 60_000;

/** The client has opened their link: counted, and told to the advisor, once in ten minutes at most. */
export const handler = endpoint(itineraryContracts['public.ti.viewed'], ({ input, deps, request }) =>
  retryOnConflict(async () => {
    const opened = await openLink(deps, input.url);
    if (!opened.ok) return opened;
    const { company, trip, share } = opened.value;
    const before = await tenantDb(deps.table, company).get(ShareActivities, { trip_id: trip.id, share_id: share.id });
    const now = deps.now();
    const known = before ?? noActivity(opened.value);
    const noted = { status: 'success' as const, answers: known.answers };
    if (known.last_viewed_at && Date.parse(now) - Date.parse(known.last_viewed_at) < QUIET_MS) return ok(noted);
    const after = {
      ...known,
      views: known.views + 1,
      first_viewed_at: known.first_viewed_at ?? now,
      last_viewed_at: now,
    };
    return clientActivity(
      { deps, request, opened: opened.value },
      {
        before,
        after,
        event: itineraryViewed(factBehindLink(opened.value)),
      },
      noted,
    );
  }),
);
