import type { BulkKind } from '../../access/change-many';
import { clientsChanged } from './client.events';
import { Clients } from './client.records';

/** How several clients are changed by one call. */
export const CLIENT_BULK: BulkKind<typeof Clients.schema> = { def: Clients, changed: clientsChanged };
