import type { AuditEntry } from '../../store/commit';
import type { DomainEvent } from '../../store/domain-event';
import type { Write, Writes } from '../../store/write';
import type { Client } from './client';
import { clientEvents } from './client.events';
import { Clients } from './client.records';
import type { DataImportId } from './client-id';

/** What a commit holds for a client who begins, all of it as part of one transaction. */
export type InsertedClient = {
  writes: readonly [Write];
  /** The entry that their own history begins with. */
  audit: AuditEntry & { action: string };
  events: readonly [DomainEvent];
};
type Cause = {
  /** What the entry says of where they came from. */
  changes?: Readonly<Record<string, unknown>>;
  /** The import that brings them: their history says so, and open pages hear of the import instead of each client. */
  import_id?: DataImportId;
};

/**
 * Everything that a commit says of a client who begins: the record, the creation in their own history, and the fact. Wherever a client comes from,
 * they come by this. Source: R-ACC-071.
 */
export const insertClient = (db: Writes, client: Client, { changes, import_id }: Cause = {}): InsertedClient => {
  const insert = db.insert(Clients, client);
  return {
    writes: [insert],
    audit: {
      subject: client.id,
      action: import_id ? 'client.imported' : 'client.created',
      about: insert,
      ...((changes || import_id) && { changes: { ...changes, ...(import_id && { import_id }) } }),
    },
    events: [clientEvents.created({ id: client.id, import_id })],
  };
};
