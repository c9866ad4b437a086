import { say } from '@wayline/core/kernel/messages';
import { libraryContracts } from '@wayline/core/library/library.contract';
import { LibraryItems } from '@wayline/core/library/library.records';
import { writesFor } from '@wayline/core/store/write';
import { companyEvent } from '../booking-lists/company-booking-event';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.delete'], ({ input, actor, deps, commit }) =>
  commit({
    writes: [writesFor(deps.table, actor.company_id).remove(LibraryItems, { id: input.id })],
    audit: { subject: input.id, action: 'library.deleted' },
    event: companyEvent(actor, input.id, `${actor.name} deleted a booking of the library`),
    answer: { status: 'success' as const, message: say('booking.delete.success') },
  }),
);
