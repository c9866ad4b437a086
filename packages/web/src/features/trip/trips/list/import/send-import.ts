import { headerKey, type ImportMapping, toImportValues } from '@wayline/core/areas/trip/trips/lifecycle/import-columns';
import { findImportDayOrder } from '@wayline/core/areas/trip/trips/lifecycle/import-row';
import { ROWS_AT_ONCE } from '@wayline/core/areas/trip/trips/lifecycle/limits';
import type { RowOutcome } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import type { TripOutcome } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { type CallOutput, call } from '../../../../../lib/api';
import { asApiError } from '../../../../../lib/api-error';
import { sendSafely } from '../../../../../lib/send-safely';
import type { CsvFile } from './read-csv';

export type TripImport = CallOutput<'trips.imports.start'>['trip_import'];
const STAY = { onMissing: 'stay' } as const;

/** Sends the rows of a file, some at a time; a chunk that is refused says so of its rows and keeps no other back. */
export const sendImport = async (
  file: CsvFile,
  mapping: ImportMapping,
  progress: (rows: number) => void,
): Promise<{ trip_import: TripImport; outcomes: RowOutcome[] }> => {
  const { trip_import } = await call('trips.imports.start', {
    file_name: file.name.slice(0, 255),
    header_key: headerKey(file.headers),
    mapping,
    rows: file.rows.length,
  });
  const day_first = findImportDayOrder(file.rows.map(({ cells }) => toImportValues(cells, mapping)));
  const outcomes: RowOutcome[] = [];
  for (let chunk = 0; chunk * ROWS_AT_ONCE < file.rows.length; chunk++) {
    const some = file.rows.slice(chunk * ROWS_AT_ONCE, (chunk + 1) * ROWS_AT_ONCE);
    const rows = some.map(({ row, cells }) => ({ row, values: toImportValues(cells, mapping) }));
    try {
      const answer = await sendSafely(() =>
        call('trips.imports.rows', { id: trip_import.id, chunk, rows, day_first }, STAY),
      );
      outcomes.push(...answer.outcomes);
    } catch (thrown) {
      const issues = [asApiError(thrown).message];
      outcomes.push(...some.map(({ row }) => ({ row, issues })));
    }
    progress(outcomes.length);
  }
  return { trip_import, outcomes };
};

/** Deletes again what an import made; tells how many trips went, and how many stayed because somebody has worked on them. */
export const undoImport = async (
  { id, rows }: Pick<TripImport, 'id' | 'rows'>,
  progress: (rows: number) => void,
): Promise<{ gone: number; kept: number }> => {
  const outcomes: TripOutcome[] = [];
  for (let chunk = 0; chunk * ROWS_AT_ONCE < rows; chunk++) {
    try {
      outcomes.push(...(await sendSafely(() => call('trips.imports.undo', { id, chunk }, STAY))).outcomes);
    } catch (thrown) {
      // Rows that never arrived left nothing to take back.
      if (asApiError(thrown).status !== 404) throw thrown;
    }
    progress(Math.min(rows, (chunk + 1) * ROWS_AT_ONCE));
  }
  const gone = outcomes.filter(({ changed }) => changed).length;
  return { gone, kept: outcomes.length - gone };
};
