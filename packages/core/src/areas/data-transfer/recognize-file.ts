import type { SignedCall } from '../../access/signed-call';
import { ok, type Result } from '../../base/result';
import { tokenHash } from '../../store/token-hash';
import type { Files } from '../files/public';
import type { DataImport } from './data-import';
import { SavedMappings } from './data-import.records';
import { refuse } from './errors';
import { headerText } from './fields/guess-mapping';
import { type InspectedFile, inspectFile } from './inspect-file';
import { UnreadableFile } from './read/unreadable';

/** What a heading row is known by, short enough for a key. */
export const toHeaderKey = (headers: readonly string[]): { headers: string } => ({
  headers: tokenHash(headerText(headers)),
});

const inspected = async (...of: Parameters<typeof inspectFile>): Promise<Result<InspectedFile>> => {
  try {
    return ok(await inspectFile(...of));
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse('import.unreadable', { params: { why: error.message } });
    throw error;
  }
};

/**
 * What the columns of a stored file are, as they were chosen for the last file with the same headings or else by their names. The headings are in the
 * row that is `chosen`, or where they are found.
 */
export const recognizeFile = async (
  { db, deps }: Pick<SignedCall<{ files: Files }>, 'db' | 'deps'>,
  file: { key: string; size: number },
  chosen?: number,
): Promise<Result<InspectedFile & Pick<DataImport, 'is_known'>>> => {
  const found = await inspected(deps.files, file, chosen);
  if (!found.ok) return found;
  const saved = await db.get(SavedMappings, toHeaderKey(found.value.headers));
  return ok({
    ...found.value,
    ...(saved && { mapping: saved.mapping, day_first: saved.day_first }),
    is_known: saved !== undefined,
  });
};
