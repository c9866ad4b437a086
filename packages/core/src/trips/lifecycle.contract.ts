import { byId } from '../kernel/contract';

export const lifecycleContracts = byId();
