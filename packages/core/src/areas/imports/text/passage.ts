import type { Found } from '../found-draft';
import type { Span } from '../import-draft';
import { type SourcePart, toSpan } from '../spans';

/** Plain words to search in, which still know where in the source each of them stands. */
export type Passage = { text: string; span: (start: number, end: number) => Span };

export const toPassage = (part: SourcePart): Passage => ({
  text: part.text,
  span: (start, end) => toSpan(part, start, end),
});

/** The trimmed text between two offsets of a passage, or nothing when blank. */
export const foundIn = (passage: Passage, start: number, end: number): Found | undefined => {
  const raw = passage.text.slice(start, end);
  const value = raw.trim();
  if (!value) return undefined;
  const from = start + raw.indexOf(value);
  return { value, span: passage.span(from, from + value.length) };
};

/** A capture group of a match made with the `d` flag on the passage's text. */
export const groupIn = (
  passage: Passage,
  match: RegExpExecArray | null,
  group: number,
  offset = 0,
): Found | undefined => {
  const range = match?.indices?.[group];
  return range && foundIn(passage, offset + range[0], offset + range[1]);
};
