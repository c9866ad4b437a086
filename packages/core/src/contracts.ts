import { AREAS } from './areas/index';
import { joinContracts } from './contract/area';
import type { Contract } from './contract/contract';

/** Every endpoint of Wayline by its id: routes, client, OpenAPI and sweeps are made from this table. */
export const CONTRACTS = joinContracts(AREAS);
export type Contracts = typeof CONTRACTS;
export type CallId = keyof Contracts;

/** The contracts as a list, for everything that loops over them. */
export const ALL_CONTRACTS: readonly Contract[] = Object.values(CONTRACTS);
