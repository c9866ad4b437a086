import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { ok, refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.get'], async ({ input, actor, deps }) => {
  const item = await getRecord(deps.table, actor.company_id, LibraryItems, { id: input.id });
  return item ? ok({ item }) : refuse('record.missing');
});
