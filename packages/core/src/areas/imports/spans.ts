import type { Found } from './found-draft';
import type { Span } from './import-draft';

/** A named part of a source (`text/html`, `pass.json`) and its decoded text, in which spans count characters. */
export type SourcePart = { name: string; text: string };

export const toSpan = (part: SourcePart, start: number, end: number): Span => ({
  part: part.name,
  start,
  end,
  text: part.text.slice(start, Math.min(end, start + 500)),
});

/** Another reading of the same characters. */
export const reread = (found: Found | undefined, value: string | undefined): Found | undefined =>
  found && value ? { value, span: found.span } : undefined;
