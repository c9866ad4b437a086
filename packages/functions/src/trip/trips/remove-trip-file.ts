import { readTripFiles } from '@wayline/core/areas/trip/trips/people/read-trip-files';
import { TripFiles, tripFileKey } from '@wayline/core/areas/trip/trips/people/trip-file.records';
import { tripFileEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { tripFilesContracts } from '@wayline/core/areas/trip/trips/trip-files.contract';
import { refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/** The record goes first: without it no link to the file is made any more. */
export const handler = endpoint(
  tripFilesContracts['trips.attachments.delete'],
  async ({ input: { id, file_id }, actor, db, deps, commit }) => {
    const files = await readTripFiles(db, id);
    const file = files?.find((f) => f.id === file_id);
    if (!file) return refuse('record.missing');
    const outcome = await commit({
      writes: [db.deleteIfUnchanged(TripFiles, file, ['created_at'])],
      events: [tripFileEvents.file_removed(file)],
      answer: { status: 'success' as const },
    });
    if (outcome.ok) await deps.files.remove(tripFileKey(actor.company_id, id, file_id));
    return outcome;
  },
  { files: filesAdapter },
);
