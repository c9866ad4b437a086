import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { toLibraryAddition } from '@wayline/core/areas/library/new-item';
import { linkSupplier } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.create'], async (call) => {
  const linked = await linkSupplier(call.db, { after: call.input }, call.deps.now().slice(0, 10));
  return linked.ok ? call.commit(toLibraryAddition(call, linked.value)) : linked;
});
