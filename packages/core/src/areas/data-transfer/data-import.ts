import * as z from 'zod';
import { UserId } from '../../base/ids';
import { Instant, Version } from '../../base/values';
import { ClientId, DataImportId, DUPLICATE_GRADES } from '../clients/public';
import { IMPORT_STATES } from './import-states';
import { ENCODINGS } from './read/encoding';
import { FILE_FORMATS } from './read/file-rows';
import { MOST_COLUMNS } from './read/source-row';

/** The largest file that is imported, in bytes, and as many rows as one has. */
export const MAX_IMPORT_BYTES = 50_000_000;
export const MOST_ROWS = 100_000;
/** Problems and matches that the screen lists; the file of results has them all. */
export const MOST_LISTED = 100;
const MOST_ROW_DECISIONS = 500;

/** What is done with a row whose person may be a client already: add them all the same, fill in what is empty, or leave the row out. */
export const DECISIONS = ['skip', 'fill', 'create'] as const;
export type Decision = (typeof DECISIONS)[number];
export const Decisions = z.object({
  certain: z.enum(DECISIONS).default('skip'),
  likely: z.enum(DECISIONS).default('skip'),
  possible: z.enum(DECISIONS).default('create'),
});
export type Decisions = z.infer<typeof Decisions>;
/** What was decided of single rows, by the number of the row. */
export const RowDecisions = z
  .record(z.string().regex(/^\d{1,7}$/), z.enum(DECISIONS))
  .refine((rows) => Object.keys(rows).length <= MOST_ROW_DECISIONS, `At most ${MOST_ROW_DECISIONS} rows.`);

const path = z.string().max(80);
export const MappingSchema = z.array(path).min(1).max(MOST_COLUMNS);

/** Why a row stays out. */
export const Problem = z.object({ row: z.int(), name: z.string(), why: z.string() });
export type Problem = z.infer<typeof Problem>;
/** A row whose person may be a client, or stand in an earlier row. */
export const RowMatch = z.object({
  row: z.int(),
  name: z.string(),
  grade: z.enum(DUPLICATE_GRADES),
  reasons: z.array(z.string()),
  client_id: ClientId.optional(),
  client_name: z.string(),
  same_as_row: z.int().optional(),
});
export type RowMatch = z.infer<typeof RowMatch>;

const count = z.int().min(0).default(0);
/** What an import would do, and what it did. */
export const Tally = z.object({
  rows: count,
  ready: count,
  failed: count,
  certain: count,
  likely: count,
  possible: count,
});
export type Tally = z.infer<typeof Tally>;
export const Done = z.object({ rows: count, created: count, filled: count, skipped: count, failed: count });
export type Done = z.infer<typeof Done>;
/** What taking it back did: who went to the trash, who was put back as they were, and who was left alone, because they were changed since. */
export const TakenBack = z.object({ rows: count, removed: count, put_back: count, left_alone: count });
export type TakenBack = z.infer<typeof TakenBack>;

/** A file that becomes clients: what it is, how it is read, how far it has come, and what came of it. */
export const DataImport = z.object({
  id: DataImportId,
  user_id: UserId,
  creator_name: z.string(),
  file_name: z.string().trim().min(1).max(255),
  size: z.int(),
  format: z.enum(FILE_FORMATS),
  encoding: z.enum(ENCODINGS),
  headers: z.array(z.string()),
  /** How many rows with anything in them are above the headings. */
  heading_row: z.int().default(0),
  /** The first rows that have anything in them, by the numbers of a spreadsheet and what is in them first: the headings are in one of them. */
  first_rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })).default([]),
  /** The first rows, to see what is in which column. */
  samples: z.array(z.array(z.string())),
  mapping: z.array(path),
  /** The mapping was chosen for an earlier file with the same headings. */
  is_known: z.boolean(),
  /** Whether 4/5/1984 is a day in May. */
  day_first: z.boolean(),
  state: z.enum(IMPORT_STATES),
  /** Rows that this phase is done with. */
  position: z.int().default(0),
  tally: Tally,
  done: Done,
  /** How many of those it added are found by searches; the import is done once all of them are. */
  found: z.int().min(0).default(0),
  taken_back: TakenBack,
  problems: z.array(Problem),
  matches: z.array(RowMatch),
  /** Who was left alone when it was taken back, and why. */
  left: z.array(Problem),
  decisions: Decisions,
  row_decisions: RowDecisions,
  /** Why it could not go on. */
  why: z.string().optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type DataImport = z.infer<typeof DataImport>;
