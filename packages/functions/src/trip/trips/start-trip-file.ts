import { announcedType, uploadForm } from '@wayline/core/areas/files/uploads';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { tripFilesContracts } from '@wayline/core/areas/trip/trips/trip-files.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { uploadsAdapter } from '../../files/uploads-adapter';
import { endpoint } from '../../kernel/endpoint';

/** The store itself holds the browser to the announced type and to the largest size. */
export const handler = endpoint(
  tripFilesContracts['trips.attachments.upload'],
  async ({ input: { id, name, size }, actor, db, deps }) => {
    const type = announcedType({ name, size });
    if (!type.ok) return type;
    if (!(await db.get(Trips, { id }))) return refuse('record.missing');
    return ok(await uploadForm(deps, actor.company_id, type.value));
  },
  { uploads: uploadsAdapter },
);
