import { byId } from '../kernel/contract';

export const libraryContracts = byId();
