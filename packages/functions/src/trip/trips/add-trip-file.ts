import { refuse as refuseFile } from '@wayline/core/areas/files/errors';
import { KIND_BYTES } from '@wayline/core/areas/files/file-kinds';
import { attachmentFault, fileType } from '@wayline/core/areas/files/file-types';
import { judgedUpload, uploadKey } from '@wayline/core/areas/files/uploads';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { refuse } from '@wayline/core/areas/trip/trips/errors';
import { readTripFiles } from '@wayline/core/areas/trip/trips/people/read-trip-files';
import { MAX_TRIP_FILES } from '@wayline/core/areas/trip/trips/people/trip-fields';
import { TripFiles, tripFileKey } from '@wayline/core/areas/trip/trips/people/trip-file.records';
import { tripFilesContracts } from '@wayline/core/areas/trip/trips/trip-files.contract';
import { inTurn } from '@wayline/core/store/in-turn';
import { filesAdapter } from '../../files/files-adapter';
import { uploadsAdapter } from '../../files/uploads-adapter';
import { endpoint } from '../../kernel/endpoint';

/** Takes an upload in: its first bytes are judged, then it is copied out of reach of the form that uploaded it, then it is listed. */
export const handler = endpoint(
  tripFilesContracts['trips.attachments.create'],
  async ({ input: { id, file_id, name, key, booking_id }, actor, db, deps, commit }) => {
    if (attachmentFault(name)) return refuseFile('attachment.rejected');

    const waiting = uploadKey(actor.company_id, file_id);
    const judged = judgedUpload(name, await deps.uploads.peek(waiting, KIND_BYTES));
    return inTurn({ db, deps }, `files ${id}`, async (turn) => {
      const [files, booking] = await Promise.all([
        readTripFiles(db, id, true),
        booking_id && db.get(Bookings, { trip_id: id, id: booking_id }),
      ]);
      if (!files || (booking_id && !booking)) return refuse('record.missing');
      if (files.length >= MAX_TRIP_FILES)
        return refuse('trip.too_many_files', { params: { limit: String(MAX_TRIP_FILES) } });
      if (!judged.ok) return judged;
      const kept = tripFileKey(actor.company_id, id, file_id);
      if (!(await deps.uploads.takeIn(waiting, kept, judged.value.etag))) return refuseFile('attachment.lost');
      const created = db.create(
        TripFiles,
        {
          id: file_id,
          trip_id: id,
          ...(booking_id && { booking_id }),
          key,
          name,
          size: judged.value.size,
          isPdfDocument: fileType(name) === 'pdf',
          added_by: actor.name,
        },
        { changes: { key } },
      );
      return commit({ writes: [turn, created], answer: { file: created.after } });
    });
  },
  { files: filesAdapter, uploads: uploadsAdapter },
);
