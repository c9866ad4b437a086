import type { JsonNode } from '../json/positioned-json';
import { readJson } from '../json/read-json';
import { type SourcePart, toSpan } from '../spans';
import { addTo, plainName, type Thing, type ThingValue } from './thing';

type JsonObject = JsonNode & { type: 'object' };
/** The part, where its JSON begins in it, and the objects that others refer to by `@id`. */
type Reading = { part: SourcePart; shift: (at: number) => number; byId: Map<string, JsonObject>; budget: number };

const DEEPEST_REFERENCE = 12;
const MOST_VALUES = 20_000;
/** Objects may refer to what others hold already, but not over and over. */
const MOST_REFERRED = 5_000;

const entryOf = (node: JsonObject, name: string): JsonNode | undefined =>
  node.entries.find(({ key }) => key.toLowerCase() === name)?.value;

const scalarOf = (node: JsonNode | undefined): (JsonNode & { type: 'scalar' }) | undefined =>
  node?.type === 'scalar' ? node : undefined;

/** Notes the objects that have an id. Answers how many values there are. */
const indexIds = (node: JsonNode, byId: Map<string, JsonObject>): number => {
  if (node.type === 'scalar') return 1;
  if (node.type === 'array') return node.items.reduce((sum, item) => sum + indexIds(item, byId), 1);
  const id = scalarOf(entryOf(node, '@id'))?.value;
  if (id && node.entries.length > 1 && !byId.has(id)) byId.set(id, node);
  return node.entries.reduce((sum, { value }) => sum + indexIds(value, byId), 1);
};

const textAt = (reading: Reading, node: JsonNode & { type: 'scalar' }): ThingValue[] => {
  if (!node.quoted && node.value === 'null') return [];
  const span = toSpan(reading.part, reading.shift(node.start), reading.shift(node.end));
  return [{ text: { value: node.value.trim(), span } }];
};

/** A value object: `{"@value": ...}`, with the zone some writers put beside it. */
const literalOf = (reading: Reading, node: JsonObject): ThingValue[] | undefined => {
  const value = scalarOf(entryOf(node, '@value'));
  if (!value) return undefined;
  const zone = scalarOf(entryOf(node, 'timezone'));
  const [text] = textAt(reading, value);
  const [zoned] = zone ? textAt(reading, zone) : [];
  return text && 'text' in text ? [{ ...text, zone: zoned && 'text' in zoned ? zoned.text : undefined }] : [];
};

const readObject = (reading: Reading, node: JsonObject, depth: number): Thing => {
  const id = scalarOf(entryOf(node, '@id'))?.value;
  const referred = id && node.entries.length === 1 && depth < DEEPEST_REFERENCE ? reading.byId.get(id) : undefined;
  const source = referred ?? node;
  const thing: Thing = { types: typesOf(source), props: new Map() };
  for (const { key, value } of source.entries) {
    if (key.startsWith('@') && key !== '@graph') continue;
    addTo(thing, key, valuesOf(reading, value, depth + 1));
  }
  return thing;
};

const typesOf = (node: JsonObject): string[] => {
  const type = entryOf(node, '@type') ?? entryOf(node, 'type');
  const items = type?.type === 'array' ? type.items : type ? [type] : [];
  return items.flatMap((item) => (item.type === 'scalar' ? [plainName(item.value)] : []));
};

const valuesOf = (reading: Reading, node: JsonNode, depth: number): ThingValue[] => {
  if (reading.budget-- <= 0) return [];
  if (node.type === 'scalar') return textAt(reading, node);
  if (node.type === 'array') return node.items.flatMap((item) => valuesOf(reading, item, depth));
  const literal = literalOf(reading, node);
  if (literal) return literal;
  const list = entryOf(node, '@list') ?? entryOf(node, '@set');
  return list ? valuesOf(reading, list, depth) : [{ thing: readObject(reading, node, depth) }];
};

/**
 * The things of one piece of JSON-LD, mended where it is broken; nothing where it cannot be read.
 * `shift` tells which character of the part a character of the JSON is.
 */
export const readJsonLd = (part: SourcePart, json = part.text, shift = (at: number) => at): Thing[] | undefined => {
  const node = readJson(json);
  if (!node || node.type === 'scalar') return undefined;
  const byId = new Map<string, JsonObject>();
  const budget = Math.min(indexIds(node, byId), MOST_VALUES) + MOST_REFERRED;
  const reading: Reading = { part, shift, byId, budget };
  return valuesOf(reading, node, 0).flatMap((value) => ('thing' in value ? [value.thing] : []));
};
