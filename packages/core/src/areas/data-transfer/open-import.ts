import type { SignedCall } from '../../access/signed-call';
import { ok, type Result } from '../../base/result';
import type { DataImport } from './data-import';
import { DataImports } from './data-import.records';
import { refuse } from './errors';

type Reader = Pick<SignedCall, 'actor' | 'db'>;
/** Imports are their owner's, as they name clients; who sees all clients sees all imports. */
export const seesImport = ({ actor }: Pick<Reader, 'actor'>, { user_id }: Pick<DataImport, 'user_id'>): boolean =>
  actor.visibility === 'all' || user_id === actor.user_id;

export const openImport = async (reader: Reader, id: DataImport['id']): Promise<Result<DataImport>> => {
  const found = await reader.db.get(DataImports, { id });
  return found && seesImport(reader, found) ? ok(found) : refuse('record.missing');
};

/** An import that the caller has seen at this version, in one of the states that the next step may begin in. */
export const openImportAt = async (
  reader: Reader,
  { id, version }: Pick<DataImport, 'id' | 'version'>,
  states: readonly DataImport['state'][],
): Promise<Result<DataImport>> => {
  const found = await openImport(reader, id);
  if (!found.ok) return found;
  if (!states.includes(found.value.state)) return refuse('import.under_way', { current: found.value });
  return found.value.version === version ? found : refuse('record.stale', { current: found.value });
};
