import { byId } from '../kernel/contract';

export const bookingListsContracts = byId();
