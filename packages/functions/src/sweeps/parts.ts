import { createHash } from 'node:crypto';
import type { CallId } from '@wayline/core/contracts';

/** Which of so many parts a call is in, by chance and for good: parts do not grow with an area, and a new call moves no other. */
export const partOf = (id: CallId, parts: number): number =>
  createHash('sha256').update(id).digest().readUInt32BE() % parts;

/** Quarters of calls for sweeps that send all of them to one person, which is too much for one test. */
export const QUARTERS = [1, 2, 3, 4] as const;
/** Those of some calls that are in a quarter. */
export const inQuarter = <Id extends CallId>(quarter: (typeof QUARTERS)[number], ids: readonly Id[]): Id[] =>
  ids.filter((id) => partOf(id, QUARTERS.length) === quarter - 1);
