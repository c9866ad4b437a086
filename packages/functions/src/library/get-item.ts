import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.get'], async ({ input, db }) => {
  const item = await db.get(LibraryItems, { id: input.id });
  return item ? ok({ item }) : refuse('record.missing');
});
