import { comparePublished } from '@wayline/core/areas/trip/history/compare-published';
import { versionsContracts } from '@wayline/core/areas/trip/history/versions.contract';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { itineraryEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { readableBy, toItineraryPreview } from '@wayline/core/areas/trip/itinerary/preview';
import { readShownTrip } from '@wayline/core/areas/trip/itinerary/shown-trip';
import { refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/** The texts of a version become the draft's; bookings, links and what the client sees stay. */
export const handler = endpoint(
  versionsContracts['trips.ti.versions.restore'],
  async ({ input, actor, db, deps, commit }) => {
    const { tripId, tiId, from, version } = input;
    const [whole, frozen] = await Promise.all([
      readShownTrip(db, tripId),
      readFrozen(deps.files, actor.company_id, tiId, from),
    ]);
    const before = whole?.itineraries.find(({ id }) => id === tiId);
    if (!whole || !before || !frozen) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: before });
    const now = deps.now();
    const { ti_name, welcome_text, important_notice } = frozen;
    // A picture of the trip is shown where the itinerary has none of its own; it does not become the itinerary's. An uploaded one stays
    // as it is: the address of its copy ends with the version that shows it.
    const ofTrip = [whole.trip.ti_bg_img_url, whole.trip.banner_img_url].includes(frozen.cover_img_url);
    const cover_img_url = ofTrip ? undefined : frozen.cover_img_url;
    const texts = { ti_name, welcome_text, important_notice, ...(!frozen.cover_file && { cover_img_url }) };
    const itinerary = { ...before, ...texts, updated_at: now, version: before.version + 1 };
    return commit({
      writes: [db.change(Itineraries, before, itinerary)],
      audit: {
        subject: tripId,
        changes: { itinerary: tiId, published_version: from },
      },
      events: [itineraryEvents.texts_restored(itinerary)],
      answer: {
        itinerary,
        differences: comparePublished(
          readableBy(actor, frozen),
          readableBy(actor, toItineraryPreview(whole, itinerary, actor, now)),
        ),
      },
    });
  },
  { files: filesAdapter },
);
