import type { Found } from './found';
import type { Span } from './import-draft';

/** A named part of a source (`text/html`, `pass.json`) and its decoded text, in which spans count characters. */
export type SourcePart = { name: string; text: string };

export const spanOf = (part: SourcePart, start: number, end: number): Span => ({
  part: part.name,
  start,
  end,
  text: part.text.slice(start, Math.min(end, start + 500)),
});

/** The trimmed text between two offsets with its span, or nothing when blank. */
export const foundAt = (part: SourcePart, start: number, end: number): Found | undefined => {
  const raw = part.text.slice(start, end);
  const value = raw.trim();
  if (!value) return undefined;
  const from = start + raw.indexOf(value);
  return { value, span: spanOf(part, from, from + value.length) };
};

/** A capture group of a match made with the `d` flag on `part.text` from `offset`, with its span. */
export const foundGroup = (
  part: SourcePart,
  match: RegExpExecArray,
  group: number | string,
  offset = 0,
): Found | undefined => {
  const range = typeof group === 'number' ? match.indices?.[group] : match.indices?.groups?.[group];
  return range && foundAt(part, offset + range[0], offset + range[1]);
};

/** Another reading of the same characters. */
export const reread = (found: Found | undefined, value: string | undefined): Found | undefined =>
  found && value ? { value, span: found.span } : undefined;
