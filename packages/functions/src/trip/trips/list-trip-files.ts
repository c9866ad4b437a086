import { readTripFiles } from '@wayline/core/areas/trip/trips/people/read-trip-files';
import { tripFilesContracts } from '@wayline/core/areas/trip/trips/trip-files.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(tripFilesContracts['trips.attachments.list'], async ({ input, db }) => {
  const files = await readTripFiles(db, input.id);
  return files ? ok({ files }) : refuse('record.missing');
});
