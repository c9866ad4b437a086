import type { Contract, InputOf } from '@wayline/core/contract/contract';
import type { Prepared } from './prepared';

/** A valid input of every endpoint of an area, about a prepared trip. */
export type SamplesOf<Area extends Record<string, Contract>> = { [I in keyof Area]: (p: Prepared) => InputOf<Area[I]> };
