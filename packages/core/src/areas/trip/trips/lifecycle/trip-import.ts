import * as z from 'zod';
import { TripId, TripImportId, UserId } from '../../../../base/ids';
import { Instant } from '../../../../base/values';
import { record } from '../../../../store/record';
import { IMPORT_FIELD_KEYS } from './import-columns';
import { MOST_IMPORT_ROWS } from './limits';

const Mapping = z.partialRecord(z.enum(IMPORT_FIELD_KEYS), z.int().min(0).max(500));

/** What an advisor says of a file before its rows are sent. */
export const TripImportDraft = z.object({
  file_name: z.string().trim().min(1).max(255),
  /** What the heading row is known by, so that the mapping is found again for the next such file. */
  header_key: z.string().max(1000),
  mapping: Mapping,
  rows: z.int().min(1).max(MOST_IMPORT_ROWS),
});

/** One CSV file and what became of it. */
export const TripImport = TripImportDraft.extend({
  id: TripImportId,
  user_id: UserId,
  creator_name: z.string(),
  created: z.int(),
  failed: z.int(),
  undone: z.int(),
  created_at: Instant,
});
export type TripImport = z.infer<typeof TripImport>;

/** What became of a row, counted as the file counts its lines. */
export const RowOutcome = z.object({
  row: z.int(),
  trip_id: TripId.optional(),
  code: z.string().optional(),
  issues: z.array(z.string()).optional(),
});
export type RowOutcome = z.infer<typeof RowOutcome>;

export const TripImports = record({
  name: 'trip_import',
  schema: TripImport,
  key: ['id'],
  partition: () => ['TRIP_IMPORTS'],
  sort: (k) => [k.id],
});

/** The rows of an import that were written together; it stands for them when they are sent again, and when they are undone. */
export const ImportChunks = record({
  name: 'import_chunk',
  schema: z.object({
    import_id: z.string(),
    chunk: z.string(),
    outcomes: z.array(RowOutcome),
    undone_at: Instant.optional(),
    version: z.int(),
  }),
  key: ['import_id', 'chunk'],
  partition: (k) => ['TRIP_IMPORT', k.import_id],
  sort: (k) => [k.chunk.padStart(5, '0')],
});
