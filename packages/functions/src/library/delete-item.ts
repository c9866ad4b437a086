import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { formatMessage } from '@wayline/core/base/messages';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.delete'], ({ input: { id }, db, commit }) =>
  retryOnConflict(async () => {
    const before = await db.get(LibraryItems, { id }, true);
    if (!before) return refuse('record.missing');
    return commit({
      writes: [db.delete(LibraryItems, before)],
      answer: { status: 'success' as const, message: formatMessage('booking.delete.success') },
    });
  }),
);
