import { byId } from '../kernel/contract';

export const checklistsContracts = byId();
