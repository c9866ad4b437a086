import { readRelated } from '@wayline/core/areas/clients/related/read-related';
import { relatedContracts } from '@wayline/core/areas/clients/related/related.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(relatedContracts['crm.related.get'], async ({ input: { client_id }, db }) => {
  const related = await readRelated(db, client_id);
  return related ? ok(related) : refuse('record.missing');
});
