import { clientHistoryContracts } from '@wayline/core/areas/clients/history/history.contract';
import { listClientHistory } from '@wayline/core/areas/clients/history/list-client-history';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(clientHistoryContracts['crm.history.list'], async ({ input, db }) => {
  const page = await listClientHistory(db, input);
  return page ? ok(page) : refuse('record.missing');
});
