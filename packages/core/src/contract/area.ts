import { type ById, byId, type Contract } from './contract';

type Contracts = Readonly<Record<string, Contract>>;

/**
 * What an area says of itself, in its `area.ts`. What a function carries with it is not here but in files of the area's own,
 * `errors.ts` and `records.ts`: no function is to be loaded with the contracts of all areas.
 */
export type Area = {
  /** Its folder, here and in every package. */
  name: string;
  /** Its endpoints by their ids. */
  contracts?: Contracts;
};

/** The manifest of an area; a property that no area has does not compile. */
export const area = <const A extends Area>(manifest: A & { [K in Exclude<keyof A, keyof Area>]: never }): A => manifest;

type ContractsIn<A> = A extends { contracts: infer C extends Contracts } ? C[keyof C] : never;
type ContractsOf<A extends readonly Area[]> = ById<readonly ContractsIn<A[number]>[]>;
/** The contracts of several areas in one table; two of one id throw at load. */
export const joinContracts = <const A extends readonly Area[]>(areas: A): ContractsOf<A> =>
  byId(...areas.flatMap(({ contracts = {} }) => Object.values(contracts))) as unknown as ContractsOf<A>;
