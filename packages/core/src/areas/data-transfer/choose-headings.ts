import type { SignedCall } from '../../access/signed-call';
import { ok, type Result } from '../../base/result';
import type { Files } from '../files/public';
import { NOTHING_FOUND } from './check-import';
import type { DataImport } from './data-import';
import { DataImports, sourceKey } from './data-import.records';
import { refuse } from './errors';
import { recognizeFile } from './recognize-file';

const NO_SUCH_ROW = 'Choose one of the first rows of the file that has rows below it.';

/**
 * An import with its headings in another row: its columns are recognized again, and what an earlier dry run found no longer holds. Rows that are written
 * are counted from their headings, so nothing moves once any are.
 */
export const withHeadings = async (
  { actor, db, deps }: Pick<SignedCall<{ files: Files }>, 'actor' | 'db' | 'deps'>,
  before: DataImport,
  heading_row: number,
): Promise<Result<DataImport>> => {
  if (before.done.rows > 0) return refuse('import.under_way', { current: before });
  if (heading_row !== before.heading_row && heading_row >= before.first_rows.length)
    return refuse('request.invalid', { issues: [{ path: 'heading_row', message: NO_SUCH_ROW }] });
  const key = sourceKey(actor.company_id, before.id);
  const file = await recognizeFile({ db, deps }, { key, size: before.size }, heading_row);
  if (!file.ok) return file;
  return ok({ ...before, ...file.value, ...NOTHING_FOUND, why: undefined, state: 'new', position: 0 });
};

/** Keeps in which row the headings of an import are, with what its columns probably are below them. No row is checked yet. */
export const keepHeadings = async (
  { db, commit }: Pick<SignedCall, 'db' | 'commit'>,
  before: DataImport,
  after: DataImport,
): Promise<Result<{ data_import: DataImport }>> => {
  const saved = db.save(DataImports, before, after, { action: 'import.headings_chosen' });
  return commit({ writes: [saved], answer: { data_import: saved.after } });
};
