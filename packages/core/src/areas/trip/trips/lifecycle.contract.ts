import * as z from 'zod';
import { TripId, TripImportId, UserId } from '../../../base/ids';
import { Day, Name, Note } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { IMPORT_FIELD_KEYS } from './lifecycle/import-columns';
import { ROWS_AT_ONCE, TRIPS_AT_ONCE } from './lifecycle/limits';
import { RowOutcome, TripImport, TripImportDraft } from './lifecycle/trip-import';
import { Trip } from './trip';

const Ids = z.array(TripId).min(1).max(TRIPS_AT_ONCE);
/** What became of each trip that was named: changed, left as it was because it was so already, or why not. */
const Outcome = z.object({
  id: TripId,
  done: z.boolean(),
  changed: z.boolean(),
  /** Who it belonged to before it was assigned. */
  advisor_before: UserId.optional(),
  why: z.string().optional(),
});
export type TripOutcome = z.infer<typeof Outcome>;
const outcomes = z.object({ outcomes: z.array(Outcome) });
const bulk = {
  service: 'trips',
  method: 'POST',
  output: outcomes,
  errors: ['record.missing', 'record.stale'],
} as const;

const cancel = contract({
  id: 'trips.cancel',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{id}/cancel',
  handler: 'trip/trips/cancel-trip',
  summary: 'Cancel a trip; its bookings, prices and people stay, and so does the status it had.',
  access: { kind: 'signed_in', permissions: ['Cancel Trips'], action: 'cancel trips' },
  keyScope: 'trips:write',
  uses: ['files'],
  input: z.object({
    id: TripId,
    note: Note.optional(),
    /** Clients' links are closed with it; restoring the trip opens them again. */
    close_links: z.boolean().default(false),
  }),
  output: z.object({ trip: Trip }),
  errors: ['record.missing', 'record.stale', 'trip.cancelled_already'],
});
const restore = contract({
  id: 'trips.restore',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{id}/restore',
  handler: 'trip/trips/restore-trip',
  summary: 'Take the cancellation of a trip back; it has the status again that it had before.',
  access: { kind: 'signed_in', permissions: ['Restore Trips'], action: 'restore trips' },
  keyScope: 'trips:write',
  uses: ['files'],
  input: z.object({ id: TripId }),
  output: z.object({ trip: Trip }),
  errors: ['record.missing', 'record.stale', 'trip.not_cancelled'],
});
const archive = contract({
  ...bulk,
  id: 'trips.archive',
  path: '/api/v1/trips/archive',
  handler: 'trip/trips/archive-trips',
  summary: 'Put trips away into the archived list; nothing of them changes.',
  access: { kind: 'signed_in', permissions: ['Archive Trips'], action: 'archive trips' },
  keyScope: 'trips:write',
  input: z.object({ ids: Ids }),
});
const unarchive = contract({
  ...bulk,
  id: 'trips.unarchive',
  path: '/api/v1/trips/unarchive',
  handler: 'trip/trips/unarchive-trips',
  summary: 'Take archived trips back into the list.',
  access: { kind: 'signed_in', permissions: ['Unarchive Trips'], action: 'unarchive trips' },
  keyScope: 'trips:write',
  input: z.object({ ids: Ids }),
});
const remove = contract({
  ...bulk,
  id: 'trips.delete',
  path: '/api/v1/trips/delete',
  handler: 'trip/trips/delete-trips',
  summary: 'Delete trips with all that belongs to them and close their links; for 30 days they can be brought back.',
  access: { kind: 'signed_in', permissions: ['Delete Trips'], action: 'delete trips' },
  keyScope: 'trips:write',
  uses: ['files'],
  input: z.object({ ids: Ids }),
});
const tag = contract({
  ...bulk,
  id: 'trips.tag',
  path: '/api/v1/trips/tag',
  handler: 'trip/trips/tag-trips',
  summary: 'Put a tag on trips, or take it off.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object({ ids: Ids, tag: Name, on: z.boolean() }),
});
const assign = contract({
  ...bulk,
  id: 'trips.assign',
  path: '/api/v1/trips/assign',
  handler: 'trip/trips/assign-trips',
  summary: 'Give trips to an advisor of the company.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object({ ids: Ids, advisor_id: UserId }),
});
const copy = contract({
  id: 'trips.copy',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{id}/copy',
  handler: 'trip/trips/copy-trip',
  summary: 'Make a trip like another one, on other days if wanted; confirmations, payments and shares are not copied.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object({
    id: TripId,
    trip_name: Name,
    /** The first day of the copy; its bookings and events move with it by whole days. */
    start_date: Day.optional(),
    /** With the daily events and packages of the trip. */
    bookings: z.boolean().default(true),
    travelers: z.boolean().default(true),
    itineraries: z.boolean().default(true),
  }),
  output: z.object({ trip: Trip }),
  errors: ['record.missing', 'record.exists', 'trip.dates_reversed'],
});

const advisors = contract({
  id: 'trips.advisors.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trip_advisors',
  handler: 'trip/trips/list-advisors',
  summary: 'The names of those a trip can be given to.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ advisors: z.array(z.object({ id: UserId, name: z.string() })) }),
});

const importList = contract({
  id: 'trips.imports.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trip_imports',
  handler: 'trip/trips/list-imports',
  summary: 'The newest imports of trips, with the mapping that each was read by.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ imports: z.array(TripImport) }),
});
const importStart = contract({
  id: 'trips.imports.start',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trip_imports',
  handler: 'trip/trips/start-import',
  summary: 'Begin an import of trips from a CSV file.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: TripImportDraft,
  output: z.object({ trip_import: TripImport }),
});
const importRows = contract({
  id: 'trips.imports.rows',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trip_imports/{id}/rows',
  handler: 'trip/trips/import-rows',
  summary: 'Write the next rows of an import; a bad row says why and keeps no good one back.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object({
    id: TripImportId,
    /** Which rows these are: the same number is written once. */
    chunk: z.int().min(0).max(99_999),
    rows: z
      .array(
        z.object({ row: z.int().min(1), values: z.partialRecord(z.enum(IMPORT_FIELD_KEYS), z.string().max(20_000)) }),
      )
      .min(1)
      .max(ROWS_AT_ONCE),
    /** Whether 4/5/2027 is a day in May: one order for the whole file, of which these are a part. */
    day_first: z.boolean().default(false),
  }),
  output: z.object({ outcomes: z.array(RowOutcome) }),
  errors: ['record.missing', 'record.exists'],
});
const importUndo = contract({
  id: 'trips.imports.undo',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trip_imports/{id}/undo',
  handler: 'trip/trips/undo-import',
  summary: 'Delete what the rows of a chunk made; trips that somebody has worked on since are kept.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object({ id: TripImportId, chunk: z.int().min(0).max(99_999) }),
  output: outcomes,
  errors: ['record.missing', 'record.stale'],
});

export const lifecycleContracts = byId(
  cancel,
  restore,
  archive,
  unarchive,
  remove,
  tag,
  assign,
  copy,
  advisors,
  importList,
  importStart,
  importRows,
  importUndo,
);
