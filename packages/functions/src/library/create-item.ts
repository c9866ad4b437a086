import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { toLibraryAddition } from '@wayline/core/areas/library/new-item';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.create'], (call) =>
  call.commit(toLibraryAddition(call, call.input)),
);
