import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { formatMessage } from '@wayline/core/base/messages';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { companyEvent } from '../trip/booking-lists/company-booking-event';

export const handler = endpoint(libraryContracts['book.library.delete'], ({ input, actor, deps, commit }) =>
  commit({
    writes: [writesFor(deps.table, actor.company_id).remove(LibraryItems, { id: input.id })],
    audit: { subject: input.id, action: 'library.deleted' },
    event: companyEvent(actor, input.id, `${actor.name} deleted a booking of the library`),
    answer: { status: 'success' as const, message: formatMessage('booking.delete.success') },
  }),
);
