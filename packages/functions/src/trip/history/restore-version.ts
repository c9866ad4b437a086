import { comparePublished } from '@wayline/core/areas/trip/history/compare-published';
import { versionsContracts } from '@wayline/core/areas/trip/history/versions.contract';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { itineraryEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { readableBy, toItineraryPreview } from '@wayline/core/areas/trip/itinerary/preview';
import { readShownTrip } from '@wayline/core/areas/trip/itinerary/shown-trip';
import { refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
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
    const seen = checkSeen(before, version);
    if (!seen.ok) return seen;
    const { ti_name, welcome_text, important_notice } = frozen;
    // A picture of the trip is shown where the itinerary has none of its own; it does not become the itinerary's. An uploaded one stays
    // as it is: the address of its copy ends with the version that shows it.
    const ofTrip = [whole.trip.ti_bg_img_url, whole.trip.banner_img_url].includes(frozen.cover_img_url);
    const cover_img_url = ofTrip ? undefined : frozen.cover_img_url;
    const texts = { ti_name, welcome_text, important_notice, ...(!frozen.cover_file && { cover_img_url }) };
    const saved = db.save(
      Itineraries,
      before,
      { ...before, ...texts },
      { as: itineraryEvents.texts_restored, changes: { published_version: from } },
    );
    return commit({
      writes: [saved],
      answer: {
        itinerary: saved.after,
        differences: comparePublished(
          readableBy(actor, frozen),
          readableBy(actor, toItineraryPreview(whole, saved.after, actor, deps.now())),
        ),
      },
    });
  },
  { files: filesAdapter },
);
