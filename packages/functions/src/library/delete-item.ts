import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { libraryItemDeleted } from '@wayline/core/areas/library/library.events';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { formatMessage } from '@wayline/core/base/messages';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.delete'], ({ input, db, commit }) =>
  commit({
    writes: [db.remove(LibraryItems, { id: input.id })],
    events: [libraryItemDeleted(input)],
    answer: { status: 'success' as const, message: formatMessage('booking.delete.success') },
  }),
);
