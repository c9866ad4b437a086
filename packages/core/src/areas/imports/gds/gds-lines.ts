import type { Found } from '../found-draft';
import { foundIn, type Passage } from '../text/passage';

/** A line of a terminal's answer and where it begins. */
export type GdsLine = { text: string; start: number };

const LONGEST_TEXT = 400_000;
const LONGEST_LINE = 300;
/** Some hundred are the longest reservation. */
const MOST_LINES = 10_000;

/** The lines of a passage that can be a terminal's. */
export const gdsLines = (passage: Passage): GdsLine[] => {
  const lines: GdsLine[] = [];
  let start = 0;
  for (const row of passage.text.slice(0, LONGEST_TEXT).split('\n')) {
    if (lines.length >= MOST_LINES) break;
    if (row.length <= LONGEST_LINE) lines.push({ text: row.replace(/\r$/, '').replace(/\t/g, ' '), start });
    start += row.length + 1;
  }
  return lines;
};

/** A capture group of a match on one line. */
export const findCaptureGroup = (
  passage: Passage,
  line: GdsLine,
  match: RegExpExecArray,
  group: number | string,
): Found | undefined => {
  const range = typeof group === 'number' ? match.indices?.[group] : match.indices?.groups?.[group];
  return range && foundIn(passage, line.start + range[0], line.start + range[1]);
};
