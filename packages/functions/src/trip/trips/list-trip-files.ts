import { tripFilesContracts } from '@wayline/core/areas/trip/trips/trip-files.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';
import { readTripFiles } from './people/read-trip-files';

export const handler = endpoint(tripFilesContracts['trips.attachments.list'], async ({ input, actor, deps }) => {
  const files = await readTripFiles(deps.table, actor.company_id, input.id);
  return files ? ok({ files }) : refuse('record.missing');
});
