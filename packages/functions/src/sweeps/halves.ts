import { createHash } from 'node:crypto';
import { CALL_IDS } from './samples';

/** One of two halves of all calls, cut by chance, so that neither grows with an area: each is a test file, and both run at once. */
export const halfOfCalls = (half: 0 | 1) =>
  CALL_IDS.filter((id) => (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === half);
