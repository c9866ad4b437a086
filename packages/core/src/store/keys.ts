import type { CompanyId } from '../base/ids';

declare const brand: unique symbol;
/** A partition key. Only the two makers below return one, so a query outside a company does not compile. */
export type PartitionKey = string & { [brand]: 'PartitionKey' };

const SEPARATOR = '#';
const PART_BREAK = /#/g;
const join = (parts: readonly string[]) => parts.map((p) => p.replace(PART_BREAK, '%23')).join(SEPARATOR);

/** The partition of one company: no record of a company lies anywhere else. */
export const companyKey = (company: CompanyId, ...parts: readonly string[]): PartitionKey =>
  join(['C', company, ...parts]) as PartitionKey;

/** The key of what is looked up before the company is known; such an item holds a pointer and nothing else. Each kind has one maker. */
export const lookupKey = (kind: Uppercase<string>, value: string): PartitionKey =>
  join(['P', kind, value]) as PartitionKey;

export const sortKey = (...parts: readonly string[]) => join(parts);

/** Whose partition a stored key names; for jobs, which work across companies. */
export const parseCompanyId = (pk: string): CompanyId => (pk.split(SEPARATOR)[1] ?? '') as CompanyId;
