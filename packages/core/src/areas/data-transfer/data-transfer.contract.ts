import * as z from 'zod';
import { FileId } from '../../base/ids';
import { MOST_HEADING_ROWS } from '../../base/list-rows';
import { Version } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { PAGE_SHAPE, queryShape } from '../../contract/query-shape';
import { CLIENT_QUERY, Client, DataImportId } from '../clients/public';
import { DataImport, Decisions, MAX_IMPORT_BYTES, MappingSchema, RowDecisions } from './data-import';

const edit = { kind: 'signed_in', permissions: ['Edit Client Profiles'], action: 'import clients' } as const;
const view = { kind: 'signed_in', permissions: ['View Client Profiles'], action: 'export clients' } as const;
const remove = {
  kind: 'signed_in',
  permissions: ['Edit Client Profiles', 'Delete Client Profiles'],
  action: 'take an import back',
} as const;
const IMPORTS = '/api/v1/imports';
const decides = 'for one’s own imports, and for those of others where all clients are seen';
/** What the screen needs of an import at a glance. */
const ImportRow = DataImport.pick({
  id: true,
  creator_name: true,
  file_name: true,
  state: true,
  tally: true,
  done: true,
  taken_back: true,
  created_at: true,
});
const shown = z.object({ data_import: DataImport });

const upload = contract({
  id: 'crm.imports.upload',
  service: 'crm',
  method: 'POST',
  path: `${IMPORTS}/upload`,
  handler: 'data-transfer/start-upload',
  summary: 'A form that uploads a file of clients straight into the store: CSV, Excel or vCard, up to 50 MB.',
  access: edit,
  uses: ['uploads'],
  effect: 'read',
  input: z.object({
    size: z
      .int()
      .min(1)
      .max(MAX_IMPORT_BYTES, 'At most 50 MB. Split the file and import the parts one after the other.'),
  }),
  output: z.object({ file_id: FileId, url: z.string(), fields: z.record(z.string(), z.string()) }),
});
const create = contract({
  id: 'crm.imports.create',
  service: 'crm',
  method: 'POST',
  path: IMPORTS,
  handler: 'data-transfer/create-import',
  summary:
    'Begin an import with an uploaded file: its columns are recognized, by an earlier file with the same headings or by their names.',
  access: edit,
  uses: ['uploads', 'files'],
  input: z.object({ file_id: FileId, name: z.string().trim().min(1).max(255) }),
  output: shown,
  errors: ['record.missing', 'attachment.lost', 'import.unreadable', 'record.exists'],
});
const list = contract({
  id: 'crm.imports.list',
  service: 'crm',
  method: 'GET',
  path: IMPORTS,
  handler: 'data-transfer/list-imports',
  summary: 'The imports of the last time, newest first.',
  access: edit,
  decides,
  input: z.object({ cursor: z.string().max(600).optional() }),
  output: z.object({ imports: z.array(ImportRow), cursor: z.string().optional() }),
});
const get = contract({
  id: 'crm.imports.get',
  service: 'crm',
  method: 'GET',
  path: `${IMPORTS}/{id}`,
  handler: 'data-transfer/get-import',
  summary: 'How far an import is: what the dry run found, what was written, what was taken back.',
  access: edit,
  decides,
  input: z.object({ id: DataImportId }),
  output: shown,
  errors: ['record.missing'],
});
const stale = ['record.missing', 'record.stale', 'import.under_way'] as const;
const check = contract({
  id: 'crm.imports.check',
  service: 'crm',
  method: 'POST',
  path: `${IMPORTS}/{id}/check`,
  handler: 'data-transfer/check-import',
  summary:
    'Say what the columns are and begin a dry run: it counts rows and lists problems and duplicates, and writes no client. Without a mapping, the columns below the headings are recognized again and no row is checked yet.',
  access: edit,
  decides,
  uses: ['files'],
  input: z.object({
    id: DataImportId,
    version: Version,
    /** How many of the file's first rows with anything in them are above the headings. Left out, the headings stay where they were found. */
    heading_row: z
      .int()
      .min(0)
      .max(MOST_HEADING_ROWS - 1)
      .optional(),
    /** What each column is. Left out, the import is answered with what its columns probably are. */
    mapping: MappingSchema.optional(),
    /** Whether 4/5/1984 is a day in May. Left out, the file's first rows decide. */
    day_first: z.boolean().optional(),
  }),
  output: shown,
  errors: [...stale, 'import.no_name', 'import.twice', 'import.unreadable'],
});
const run = contract({
  id: 'crm.imports.run',
  service: 'crm',
  method: 'POST',
  path: `${IMPORTS}/{id}/run`,
  handler: 'data-transfer/run-import',
  summary:
    'Import what a dry run has checked, by what is decided of duplicates. Whatever interrupts it, no row is imported twice.',
  access: edit,
  decides,
  uses: ['files'],
  input: z.object({
    id: DataImportId,
    version: Version,
    decisions: Decisions,
    /** Of single rows, where they are decided otherwise. */
    row_decisions: RowDecisions.default({}),
  }),
  output: shown,
  errors: stale,
});
const takeBack = contract({
  id: 'crm.imports.take-back',
  service: 'crm',
  method: 'POST',
  path: `${IMPORTS}/{id}/take_back`,
  handler: 'data-transfer/take-import-back',
  summary:
    'Take an import back: who was added goes to the trash, what was filled in is empty again, and who was changed since is left alone.',
  access: remove,
  decides,
  uses: ['files'],
  input: z.object({ id: DataImportId, version: Version }),
  output: shown,
  errors: stale,
});
const result = contract({
  id: 'crm.imports.result',
  service: 'crm',
  method: 'GET',
  path: `${IMPORTS}/{id}/result`,
  handler: 'data-transfer/open-result',
  summary: 'A link to the file that says of every row what became of it; it works for ten minutes.',
  access: edit,
  decides,
  uses: ['file_links'],
  input: z.object({ id: DataImportId }),
  output: z.object({ url: z.string() }),
  errors: ['record.missing'],
});

/** Cards and their tokens stay where they are. */
const ExportedClient = Client.omit({
  cards: true,
  advisor_id: true,
  created_by: true,
  deleted_by: true,
  merged_into: true,
  imported: true,
  // What they owe and have is shown by permission, in their list and profile.
  balance_due: true,
  client_credit: true,
  money_round: true,
});
export type ExportedClient = z.infer<typeof ExportedClient>;
const exportClients = contract({
  id: 'crm.individuals.export',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/individual_export',
  handler: 'data-transfer/export-clients',
  summary:
    'Clients with everything that is entered of them but their cards, page by page: those that match, or those that are named.',
  access: view,
  keyScope: 'crm:read',
  input: z.object({
    ...queryShape(CLIENT_QUERY),
    cursor: PAGE_SHAPE.cursor,
    ids: z.string().max(3_300).optional(),
  }),
  output: z.object({ clients: z.array(ExportedClient), cursor: z.string().optional() }),
  errors: ['record.missing'],
});

export const dataTransferContracts = byId(upload, create, list, get, check, run, takeBack, result, exportClients);
