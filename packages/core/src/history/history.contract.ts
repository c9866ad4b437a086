import { byId } from '../kernel/contract';

export const historyContracts = byId();
