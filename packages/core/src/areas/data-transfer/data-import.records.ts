import * as z from 'zod';
import { Instant, Version } from '../../base/values';
import { LONG_RUNNING_QUEUE, record } from '../../store/record';
import { ClientId, DataImportId } from '../clients/public-schemas';
import { DataImport, MappingSchema } from './data-import';
import { isUnderWay } from './import-states';

export const IMPORTS = ['DATA_IMPORTS'] as const;

/** An import is due while it is under way: a piece of it in each run. */
export const DataImports = record({
  name: 'data_import',
  schema: DataImport,
  key: ['id'],
  partition: () => IMPORTS,
  sort: (k) => [k.id],
  due: ({ state, updated_at }) => (isUnderWay(state) ? updated_at : undefined),
  queue: LONG_RUNNING_QUEUE,
});

/** What became of a row. `filled` are the fields that were empty before. */
export const RowOutcome = z.object({
  row: z.int(),
  name: z.string(),
  did: z.enum(['created', 'filled', 'skipped', 'failed']),
  client_id: ClientId.optional(),
  ind_code: z.string().optional(),
  filled: z.array(z.string()).optional(),
  why: z.string().optional(),
});
export type RowOutcome = z.infer<typeof RowOutcome>;

export const ofImport = (id: string) => ['DATA_IMPORT', id] as const;
const PLACES = 8;
/** Rows that were written together, from one on. It stands for them when they come again, and when they are taken back. */
export const ImportChunks = record({
  name: 'data_import_chunk',
  schema: z.object({
    import_id: DataImportId,
    /** Rows of the file before these, as digits. */
    from: z.string(),
    outcomes: z.array(RowOutcome),
    taken_back_at: Instant.optional(),
    version: Version,
  }),
  key: ['import_id', 'from'],
  partition: (k) => ofImport(k.import_id),
  sort: (k) => [k.from],
});
export type ImportChunk = z.infer<typeof ImportChunks.schema>;
export const toChunkKey = (import_id: DataImportId, from: number) => ({
  import_id,
  from: String(from).padStart(PLACES, '0'),
});

/** How files with these headings are read, as somebody chose it last. */
export const SavedMappings = record({
  name: 'import_mapping',
  schema: z.object({ headers: z.string(), mapping: MappingSchema, day_first: z.boolean(), saved_at: Instant }),
  key: ['headers'],
  partition: () => ['IMPORT_MAPPINGS'],
  sort: (k) => [k.headers],
});

export const sourceKey = (company: string, id: string) => `${company}/imports/${id}/source`;
export const resultKey = (company: string, id: string) => `${company}/imports/${id}/result.csv`;
