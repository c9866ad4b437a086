import { libraryContracts } from '@wayline/core/library/library.contract';
import { endpoint } from '../kernel/endpoint';
import { additionOf } from './new-item';

export const handler = endpoint(libraryContracts['book.library.create'], ({ input, actor, deps, commit }) =>
  commit(additionOf(actor, deps, input)),
);
