import { byId } from '../kernel/contract';

export const cancellationContracts = byId();
