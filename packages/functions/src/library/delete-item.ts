import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { libraryItemDeleted } from '@wayline/core/areas/library/library.events';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { formatMessage } from '@wayline/core/base/messages';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.delete'], ({ input, actor, deps, commit }) =>
  commit({
    writes: [writesFor(deps.table, actor.company_id).remove(LibraryItems, { id: input.id })],
    audit: { subject: input.id },
    events: [libraryItemDeleted(input)],
    answer: { status: 'success' as const, message: formatMessage('booking.delete.success') },
  }),
);
