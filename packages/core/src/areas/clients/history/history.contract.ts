import * as z from 'zod';
import { AuditId } from '../../../base/ids';
import { Instant } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ShownClient } from '../client';
import { ClientId } from '../client-id';
import { CLIENT_HISTORY_KINDS } from './describe-client-entry';

const HISTORY = '/api/v1/individuals/{client_id}/history';

/** One thing that happened to a client. */
const ClientHistoryEntry = z.object({
  id: AuditId,
  at: Instant,
  kind: z.enum(CLIENT_HISTORY_KINDS),
  sentence: z.string(),
  /** Field by field, what was and what is. */
  details: z.array(z.string()),
  undoable: z.boolean(),
});

const list = contract({
  id: 'crm.history.list',
  service: 'crm',
  method: 'GET',
  path: HISTORY,
  handler: 'clients/list-history',
  summary: 'What happened to a client and by whom, newest first; of some fields alone, where they are named.',
  access: { kind: 'signed_in', permissions: ['View Client Profiles'], action: 'view client profiles' },
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({
    client_id: ClientId,
    cursor: z.string().max(600).optional(),
    per_page: z.coerce.number().int().min(1).max(200).default(20),
    /** Names of fields with commas between them. */
    fields: z
      .string()
      .max(1_000)
      .transform((names) => names.split(',').filter(Boolean))
      .optional(),
  }),
  output: z.object({ entries: z.array(ClientHistoryEntry), cursor: z.string().optional() }),
  errors: ['record.missing'],
});
const undo = contract({
  id: 'crm.history.undo',
  service: 'crm',
  method: 'POST',
  path: `${HISTORY}/{entry}/undo`,
  handler: 'clients/undo-entry',
  summary: 'Take a change of a client back, where the fields still hold what it set.',
  access: { kind: 'signed_in', permissions: ['Edit Client Profiles'], action: 'edit client profiles' },
  keyScope: 'crm:write',
  input: z.object({ client_id: ClientId, entry: AuditId }),
  output: z.object({ client: ShownClient }),
  errors: ['record.missing', 'record.stale', 'client.merged', 'client.changed_since', 'client.not_undoable'],
});

export const clientHistoryContracts = byId(list, undo);
