import { jsonrepair } from 'jsonrepair';
import { type JsonNode, parsePositioned } from './positioned-json';

const LARGEST_REPAIR = 200_000;
const DEEPEST_REPAIR = 100;

/** Nesting as the brackets outside of nothing suggest it: the repair works recursively, so depth is bounded first. */
const isDeep = (text: string): boolean => {
  let depth = 0;
  for (const char of text) {
    if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    if (depth > DEEPEST_REPAIR) return true;
  }
  return false;
};

const repaired = (text: string): string | undefined => {
  if (text.length > LARGEST_REPAIR || isDeep(text)) return undefined;
  try {
    return jsonrepair(text);
  } catch {
    return undefined;
  }
};

/** Gives the values of a repaired text their places in the text as it was: they come in the same order. */
const relocate = (node: JsonNode, original: string): JsonNode => {
  let cursor = 0;
  const visit = (part: JsonNode): JsonNode => {
    if (part.type === 'array') return { ...part, items: part.items.map(visit) };
    if (part.type === 'object') {
      return { ...part, entries: part.entries.map(({ key, value }) => ({ key, value: visitEntry(key, value) })) };
    }
    const found = part.value ? original.indexOf(part.value, cursor) : -1;
    if (found < 0) return { ...part, start: cursor, end: cursor };
    cursor = found + part.value.length;
    return { ...part, start: found, end: cursor };
  };
  const visitEntry = (key: string, value: JsonNode): JsonNode => {
    const found = original.indexOf(key, cursor);
    if (found >= 0) cursor = found + key.length;
    return visit(value);
  };
  return visit(node);
};

const stripWrapping = (text: string): string =>
  text
    .replace(/^\s*(?:<!--|\/\*|\/\/\s*)?\s*(?:<!\[CDATA\[)?\s*(?:\*\/)?/, (wrapping) => ' '.repeat(wrapping.length))
    .replace(/(?:\/\/|\/\*)?\s*(?:\]\]>)?\s*(?:\*\/)?\s*(?:-->)?\s*$/, '');

/** Reads JSON, mending it where it is broken (commas, quotes, comments). Offsets are those of the text given. */
export const readJson = (text: string): JsonNode | undefined => {
  const whole = parsePositioned(text);
  if (whole) return whole;
  const bare = stripWrapping(text);
  const unwrapped = parsePositioned(bare);
  if (unwrapped) return unwrapped;
  const fixed = repaired(bare);
  const node = fixed === undefined ? undefined : parsePositioned(fixed);
  return node && relocate(node, text);
};
