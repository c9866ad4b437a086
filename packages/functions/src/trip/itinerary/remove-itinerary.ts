import { documentKey, ItineraryDocuments } from '@wayline/core/areas/trip/itinerary/document.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { endShare } from '@wayline/core/areas/trip/itinerary/link-expiry.records';
import { coverKey, picturesUnder } from '@wayline/core/areas/trip/itinerary/published-pictures';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/**
 * Takes an itinerary away. Its links end before the record goes, so that a removal that breaks off leaves nothing open; the pictures that
 * clients saw go with them, and the files of its documents and its cover last. What clients did behind its links stays in the trip's history.
 */
export const handler = endpoint(
  itineraryContracts['trips.ti.delete'],
  async ({ input: { tripId, tiId }, actor, db, deps, commit }) => {
    const kinds = { itineraries: Itineraries, documents: ItineraryDocuments };
    const found = await db.readPartition(inTrip(tripId), kinds);
    const itinerary = found.itineraries.find(({ id }) => id === tiId);
    if (!itinerary) return refuse('record.missing');
    const documents = found.documents.filter(({ itinerary_id }) => itinerary_id === tiId);
    for (const share of itinerary.shares) if (!share.revoked_at) await endShare(deps, actor.company_id, share);
    await deps.files.removeUnder(picturesUnder(actor.company_id, tiId));
    const outcome = await commit({
      writes: [
        db.delete(Itineraries, itinerary),
        ...documents.map((document) => db.deleteIfUnchanged(ItineraryDocuments, document, ['created_at'])),
      ],
      answer: { status: 'success' as const },
    });
    const cover = itinerary.uploaded_cover;
    const kept = [
      ...documents.map(({ id }) => documentKey(actor.company_id, tiId, id)),
      ...(cover ? [coverKey(actor.company_id, tiId, cover.id)] : []),
    ];
    if (outcome.ok) await Promise.all(kept.map((key) => deps.files.remove(key)));
    return outcome;
  },
  { files: filesAdapter },
);
