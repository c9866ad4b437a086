import { byId } from '../kernel/contract';

export const pricingContracts = byId();
