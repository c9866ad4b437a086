import type { Found } from '../found-draft';
import type { JsonNode } from '../json/positioned-json';
import { type SourcePart, toSpan } from '../spans';

/** A field of a pass: its key and its label as people see it, both in lower case, its value, and its label as written. */
export type PassField = { area: string; key: string; label: string; value: Found; labelText?: Found };

const AREAS = [
  'headerFields',
  'primaryFields',
  'secondaryFields',
  'auxiliaryFields',
  'backFields',
  'additionalInfoFields',
];
const MOST = 200;

export const findJsonMember = (node: JsonNode | undefined, name: string): JsonNode | undefined =>
  node?.type === 'object' ? node.entries.find(({ key }) => key === name)?.value : undefined;

/** A literal of the pass, its localised text where it is a key of the strings. */
export const literalAt = (
  part: SourcePart,
  node: JsonNode | undefined,
  strings: ReadonlyMap<string, string>,
): Found | undefined => {
  if (node?.type !== 'scalar' || (!node.quoted && node.value === 'null')) return undefined;
  const value = (strings.get(node.value) ?? node.value).trim();
  return value ? { value, span: toSpan(part, node.start, node.end) } : undefined;
};

const fieldOf = (part: SourcePart, area: string, node: JsonNode, strings: ReadonlyMap<string, string>): PassField[] => {
  const value = literalAt(part, findJsonMember(node, 'value') ?? findJsonMember(node, 'attributedValue'), strings);
  if (!value) return [];
  const key = literalAt(part, findJsonMember(node, 'key'), new Map())?.value ?? '';
  const labelText = literalAt(part, findJsonMember(node, 'label'), strings);
  const label = labelText?.value ?? '';
  return [{ area, key: key.toLowerCase(), label: label.toLowerCase(), value, labelText }];
};

/** The fields of a pass in the order they are shown. */
export const listPassFields = (
  part: SourcePart,
  style: JsonNode | undefined,
  strings: ReadonlyMap<string, string>,
): PassField[] =>
  AREAS.flatMap((area) => {
    const list = findJsonMember(style, area);
    return list?.type === 'array' ? list.items.flatMap((item) => fieldOf(part, area, item, strings)) : [];
  }).slice(0, MOST);

/** The first field whose key or label fits and whose value passes. */
export const fieldNamed = (
  fields: readonly PassField[],
  name: RegExp,
  fits: (value: string) => boolean = () => true,
): Found | undefined =>
  fields.find(
    ({ key, label, value }) => (name.test(key.replace(/[_-]/g, ' ')) || name.test(label)) && fits(value.value),
  )?.value;

/** The texts of a `pass.strings` file: `"key" = "text";`. */
export const readStrings = (text: string): Map<string, string> => {
  const pairs = text.slice(0, 200_000).matchAll(/"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/g);
  return new Map(
    [...pairs].map(([, key = '', value = '']) => [key, value.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')]),
  );
};
