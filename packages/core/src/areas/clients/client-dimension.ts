import { dimensionTarget } from '../ledger/public';
import { clientName } from './client';
import { Clients } from './client.records';
import { ClientId } from './client-id';

/** The clients that lines of journal entries name. */
export const clientDimension = dimensionTarget('client', Clients, {
  toKey: (id) => ({ id: ClientId.parse(id) }),
  toNamed: (client) => ({ name: clientName(client), isDeleted: client.deleted_at !== undefined }),
});
