import { clientHistoryContracts } from '@wayline/core/areas/clients/history/history.contract';
import { undoClientChange } from '@wayline/core/areas/clients/history/undo-client-change';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(clientHistoryContracts['crm.history.undo'], (call) =>
  undoClientChange(call, call.input),
);
