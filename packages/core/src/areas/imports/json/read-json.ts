import { LenientReader } from './lenient-json';
import { type JsonNode, JsonReader, readWhole } from './positioned-json';

/** Takes off what wraps JSON in a page, a blank for each character: comment marks, CDATA, an assignment, quotes written as entities. */
const unwrapped = (text: string): string => {
  const plain = /^\s*[[{]\s*&quot;/.test(text) ? text.replaceAll('&quot;', '"     ') : text;
  const opening = /^[^[{]{0,300}(?=[[{])/.exec(plain)?.[0] ?? '';
  const closing =
    /(?:\/\/|\/\*)?\s{0,40}(?:\]\]>)?\s{0,40}(?:\*\/)?\s{0,40}(?:-->)?$/.exec(plain.trimEnd().slice(-40))?.[0] ?? '';
  const end = plain.trimEnd().length - closing.length;
  return `${' '.repeat(opening.length)}${plain.slice(opening.length, Math.max(end, opening.length))}`;
};

/** Reads JSON, with forgiveness where it is broken. Offsets are those of the text given. */
export const readJson = (text: string): JsonNode | undefined => {
  const strict = readWhole(new JsonReader(text));
  if (strict) return strict;
  const bare = unwrapped(text);
  return readWhole(new JsonReader(bare)) ?? (/^\s*[[{]/.test(bare) ? readWhole(new LenientReader(bare)) : undefined);
};
