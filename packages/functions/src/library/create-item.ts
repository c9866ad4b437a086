import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { endpoint } from '../kernel/endpoint';
import { toLibraryAddition } from './new-item';

export const handler = endpoint(libraryContracts['book.library.create'], ({ input, actor, deps, commit }) =>
  commit(toLibraryAddition(actor, deps, input)),
);
