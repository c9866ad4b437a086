import type { Found } from '../found-draft';
import { foundIn, type Passage } from './passage';

/** A line that reads `label: value`; `more` are the lines under it up to the next blank or labelled one. */
export type LabelledLine = { label: string; value?: Found; more: Found[] };

const LONGEST = 50_000;
const LABELLED = /^[ \t]*(?:[-•*][ \t]*)?(\p{L}[^:：\n]{0,60}?)[ \t]*[:：](.*)$/du;

type Line = { start: number; text: string };

export const toTextLines = (text: string): Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.slice(0, LONGEST).split('\n')) {
    lines.push({ start, text: line });
    start += line.length + 1;
  }
  return lines;
};

const isUrlLabel = (label: string) => /^https?$/i.test(label);

/** The labelled lines of a passage, in order. */
export const labelledLines = (passage: Passage): LabelledLine[] => {
  const found: LabelledLine[] = [];
  let current: LabelledLine | undefined;
  for (const { start, text } of toTextLines(passage.text)) {
    const match = text.length < 2000 ? LABELLED.exec(text) : null;
    const range = match?.indices?.[2];
    if (match?.[1] && range && !isUrlLabel(match[1])) {
      current = {
        label: match[1].trim().toLowerCase(),
        value: foundIn(passage, start + range[0], start + range[1]),
        more: [],
      };
      found.push(current);
      continue;
    }
    const rest = foundIn(passage, start, start + text.length);
    if (!rest) current = undefined;
    else current?.more.push(rest);
  }
  return found;
};

/** The value of the first line whose label fits: what stands behind the colon, or else on the next line. */
export const labelled = (lines: readonly LabelledLine[], label: RegExp): Found | undefined => {
  const line = lines.find((candidate) => label.test(candidate.label) && (candidate.value ?? candidate.more[0]));
  return line && (line.value ?? line.more[0]);
};
