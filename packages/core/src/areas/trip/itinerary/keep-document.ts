import type { SignedCall } from '../../../access/signed-call';
import type { FileId, ItineraryId, TripId } from '../../../base/ids';
import type { Result } from '../../../base/result';
import { inTurn } from '../../../store/in-turn';
import type { Uploads } from '../../files/public';
import { refuseFile } from '../../files/public-schemas';
import { inTrip } from '../trips/trip.partition';
import { Trips } from '../trips/trip.records';
import { type ItineraryDocument, MAX_DOCUMENTS } from './document';
import { documentKey, ItineraryDocuments } from './document.records';
import { refuse } from './errors';
import { Itineraries } from './itinerary.records';

type Keeping = SignedCall<{ uploads: Uploads }> & { input: { tripId: TripId; tiId: ItineraryId; file_id: FileId } };
/** The file that becomes the document, where it lies in the private store; `size` in bytes. */
type Source = { at: string; etag: string; name: string; size: number };
const KINDS = { trips: Trips, itineraries: Itineraries, documents: ItineraryDocuments };

/**
 * Gives an itinerary one more document. The file is copied before the record is written, so that no document is ever listed that cannot
 * be opened. What is wrong with the file is told last: where nothing may be added, no other file would help.
 */
export const keepDocument = (
  { input: { tripId, tiId, file_id }, actor, db, deps, commit }: Keeping,
  source: Result<Source>,
): Promise<Result<{ document: ItineraryDocument }>> =>
  inTurn({ db, deps }, `documents ${tiId}`, async (turn) => {
    const { company_id } = actor;
    const whole = await db.readPartition(inTrip(tripId), KINDS, { consistent: true });
    if (whole.trips.length === 0 || !whole.itineraries.some(({ id }) => id === tiId)) return refuse('record.missing');
    const own = whole.documents.filter(({ itinerary_id }) => itinerary_id === tiId);
    if (own.some(({ id }) => id === file_id)) return refuse('record.exists');
    if (own.length >= MAX_DOCUMENTS) return refuse('attachment.too_many', { params: { limit: String(MAX_DOCUMENTS) } });
    if (!source.ok) return source;
    const { at, etag, name, size } = source.value;
    if (!(await deps.uploads.takeIn(at, documentKey(company_id, tiId, file_id), etag)))
      return refuseFile('attachment.lost');
    const created = db.create(
      ItineraryDocuments,
      { id: file_id, trip_id: tripId, itinerary_id: tiId, name, size, added_by: actor.name },
      { changes: { itinerary: tiId } },
    );
    return commit({ writes: [turn, created], answer: { document: created.after } });
  });
