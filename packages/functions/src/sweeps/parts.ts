import { createHash } from 'node:crypto';
import type { CallId } from '@wayline/core/contracts';

/** Which of so many parts a call is in, by chance and for good: parts do not grow with an area, and a new call moves no other. */
export const partOf = (id: CallId, parts: number): number =>
  createHash('sha256').update(id).digest().readUInt32BE() % parts;
