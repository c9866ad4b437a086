import type { Saved, Writes } from '../../store/write';
import type { Client } from './client';
import { clientEvents } from './client.events';
import { Clients } from './client.records';
import type { DataImportId } from './client-id';

type Cause = {
  /** What the entry says of where they came from. */
  changes?: Readonly<Record<string, unknown>>;
  /** The import that brings them: their history says so, and open pages hear of the import instead of each client. */
  import_id?: DataImportId;
};

/** A client who begins. Wherever they come from, they come by this. Source: R-ACC-071. */
export const insertClient = (db: Writes, client: Client, { changes, import_id }: Cause = {}): Saved<typeof Clients> =>
  db.create(Clients, client, {
    as: ({ id }) => clientEvents.created({ id, import_id }),
    ...(import_id && { action: 'client.imported' }),
    ...((changes || import_id) && { changes: { ...changes, ...(import_id && { import_id }) } }),
  });
