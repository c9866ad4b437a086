import { type SourcePart, toSpan } from '../spans';
import type { Passage } from '../text/passage';

/** One unfolded content line. `pieces` tell where each run of its characters stands in the file. */
type Line = { text: string; pieces: { at: number; from: number }[] };
export type IcsProperty = {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
  locate: (index: number) => number;
};

const NAMED = /^[A-Za-z0-9-]+[;:]/;
/** The events that are read, with all that calendars write of each. */
const MOST_LINES = 30_000;
/** A description may hold a whole mail; a headline or a place is looked through for many things, and is shorter. */
const MAY_BE_LONG = /^(?:DESCRIPTION$|X-)/;
const LONGEST_VALUE = 100_000;
const LONGEST_SHORT_VALUE = 2_000;

const locateIn = (pieces: Line['pieces'], index: number): number => {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece ? piece.from + index - piece.at : 0;
};

/** The rows of a file and where they begin, however they end. */
function* rowsOf(text: string): Generator<{ row: string; start: number }> {
  let start = 0;
  for (const end of text.matchAll(/\r\n?|\n/g)) {
    yield { row: text.slice(start, end.index), start };
    start = end.index + end[0].length;
  }
  yield { row: text.slice(start), start };
}

/** Joins folded lines; a line that begins like no property belongs to the one before it, with its line break. */
const unfold = (text: string): Line[] => {
  const lines: { parts: string[]; length: number; pieces: Line['pieces'] }[] = [];
  for (const { row, start } of rowsOf(text)) {
    if (lines.length >= MOST_LINES) break;
    const last = lines.at(-1);
    const folded = /^[ \t]/.test(row);
    if (last && (folded || (row.trim() && !NAMED.test(row)))) {
      const part = folded ? row.slice(1) : `\n${row}`;
      last.pieces.push({ at: last.length, from: start + (folded ? 1 : -1) });
      last.parts.push(part);
      last.length += part.length;
    } else if (NAMED.test(row)) {
      lines.push({ parts: [row], length: row.length, pieces: [{ at: 0, from: start }] });
    }
  }
  return lines.map(({ parts, pieces }) => ({ text: parts.join(''), pieces }));
};

/** Where the value begins: at the first colon outside quotes. */
const colonIn = (text: string): number => {
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') quoted = !quoted;
    else if (text[i] === ':' && !quoted) return i;
  }
  return text.indexOf(':');
};

const PARAM = /;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/g;

const readParams = (head: string): Map<string, string> =>
  new Map(
    [...head.matchAll(PARAM)].map(([, name = '', value = '']) => [name.toUpperCase(), value.replace(/^"|"$/g, '')]),
  );
const NONE = new Map<string, string>();

const readLine = ({ text, pieces }: Line): IcsProperty => {
  const colon = colonIn(text);
  const head = text.slice(0, colon);
  const name = (/^[^;]*/.exec(head)?.[0] ?? '').toUpperCase();
  const longest = MAY_BE_LONG.test(name) ? LONGEST_VALUE : LONGEST_SHORT_VALUE;
  return {
    name,
    params: head.includes(';') ? readParams(head) : NONE,
    value: text.slice(colon + 1, colon + 1 + longest),
    locate: (index) => locateIn(pieces, colon + 1 + index),
  };
};

/** The properties of an iCalendar file in order, BEGIN and END among them. */
export const readIcsLines = (text: string): IcsProperty[] => unfold(text).map(readLine);

/** The words of a property with their escapes undone. */
export const unescapeIcsText = (part: SourcePart, property: IcsProperty): Passage => {
  const origins: number[] = [];
  const chars: string[] = [];
  for (let i = 0; i < property.value.length; i++) {
    origins.push(i);
    const char = property.value[i] ?? '';
    if (char !== '\\') {
      chars.push(char);
      continue;
    }
    i++;
    const escaped = property.value[i] ?? '';
    chars.push(escaped === 'n' || escaped === 'N' ? '\n' : escaped);
  }
  const text = chars.join('');
  const at = (index: number) => property.locate(origins[index] ?? property.value.length);
  return { text, span: (start, end) => toSpan(part, at(start), end > start ? at(end - 1) + 1 : at(start)) };
};
