import type { Table } from '../client';
import { type History, untilNow } from '../history';
import { findInheritedChanges } from './inherited-changes';
import { findSearchChanges } from './search-changes';
import type { SearchIndex } from './search-index';
import { writeSearchChanges } from './write-search';

/** Brings an index up to date with a batch of the stream, of which `listHistories` gives what became of records of one kind. Safe to repeat. */
export const updateSearchIndex = async (
  table: Table,
  index: SearchIndex,
  listHistories: (kind: string) => readonly History[],
): Promise<void> => {
  const own = await untilNow(table, listHistories(index.def.name));
  const changes = index.parent
    ? await findInheritedChanges(table, index, { children: own, parents: listHistories(index.parent.def.name) })
    : findSearchChanges(index, own);
  await writeSearchChanges(table, changes);
};
