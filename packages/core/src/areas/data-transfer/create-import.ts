import type { SignedCall } from '../../access/signed-call';
import type { FileId } from '../../base/ids';
import { type Result, refuse } from '../../base/result';
import { type Files, type Uploads, uploadKey } from '../files/public';
import { refuseFile } from '../files/public-schemas';
import { NOTHING_FOUND } from './check-import';
import { type DataImport, Decisions } from './data-import';
import { DataImports, sourceKey } from './data-import.records';
import { recognizeFile } from './recognize-file';

/** Takes an uploaded file in and says what its columns are; a mapping that was chosen for the same headings is taken again. */
export const createImport = async (
  { actor, db, deps, commit }: SignedCall<{ files: Files; uploads: Uploads }>,
  { file_id, name }: { file_id: FileId; name: string },
): Promise<Result<{ data_import: DataImport }>> => {
  const waiting = uploadKey(actor.company_id, file_id);
  const arrived = await deps.uploads.peek(waiting, 1);
  if (!arrived) return refuse('record.missing');
  const file = await recognizeFile({ db, deps }, { key: waiting, size: arrived.size });
  if (!file.ok) return file;
  const id = deps.newId('data_import');
  if (!(await deps.uploads.takeIn(waiting, sourceKey(actor.company_id, id), arrived.etag)))
    return refuseFile('attachment.lost');
  const created = db.create(
    DataImports,
    {
      id,
      user_id: actor.user_id,
      creator_name: actor.name,
      file_name: name,
      size: arrived.size,
      ...file.value,
      state: 'new',
      position: 0,
      ...NOTHING_FOUND,
      done: { rows: 0, created: 0, filled: 0, skipped: 0, failed: 0 },
      found: 0,
      taken_back: { rows: 0, removed: 0, put_back: 0, left_alone: 0 },
      left: [],
      decisions: Decisions.parse({}),
      row_decisions: {},
    },
    { action: 'import.created' },
  );
  return commit({ writes: [created], answer: { data_import: created.after } });
};
