import { byId } from '../kernel/contract';

export const peopleContracts = byId();
