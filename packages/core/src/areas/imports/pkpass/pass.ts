import type { Found } from '../found-draft';
import type { JsonNode } from '../json/positioned-json';
import { readJson } from '../json/read-json';
import type { SourcePart } from '../spans';
import { toSpan } from '../spans';
import type { Passage } from '../text/passage';
import { findJsonMember, listPassFields, literalAt, type PassField } from './pass-fields';

/** A pass, opened: its style, its fields, and what iOS knows by name (`semantics`). */
export type Pass = {
  part: SourcePart;
  style: 'boardingPass' | 'eventTicket' | 'generic';
  transit: string;
  fields: PassField[];
  top: (name: string) => Found | undefined;
  semantic: (...names: string[]) => Found | undefined;
  barcodes: Passage[];
};

const STYLES: Record<string, Pass['style']> = {
  boardingPass: 'boardingPass',
  eventTicket: 'eventTicket',
  generic: 'generic',
  storeCard: 'generic',
  coupon: 'generic',
};
const PLAIN = new Map<string, string>();

/** All semantics: those of the pass, then those of its fields. */
const semanticsIn = (node: JsonNode | undefined, depth = 0): JsonNode[] => {
  if (!node || depth > 6) return [];
  if (node.type === 'array') return node.items.slice(0, 100).flatMap((item) => semanticsIn(item, depth + 1));
  if (node.type !== 'object') return [];
  const own = findJsonMember(node, 'semantics');
  const below = node.entries.filter(({ key }) =>
    /Fields$|^(?:boardingPass|eventTicket|generic|storeCard|coupon)$/.test(key),
  );
  return [...(own ? [own] : []), ...below.flatMap(({ value }) => semanticsIn(value, depth + 1))];
};

/** A semantic value: a literal, or the name or amount inside one. */
const semanticText = (part: SourcePart, node: JsonNode | undefined): Found | undefined => {
  if (node?.type === 'array') return semanticText(part, node.items[0]);
  if (node?.type === 'object')
    return semanticText(
      part,
      findJsonMember(node, 'seatNumber') ?? findJsonMember(node, 'name') ?? findJsonMember(node, 'amount'),
    );
  return literalAt(part, node, PLAIN);
};

const barcodesOf = (part: SourcePart, root: JsonNode): Passage[] => {
  const list = findJsonMember(root, 'barcodes');
  const codes = [findJsonMember(root, 'barcode'), ...(list?.type === 'array' ? list.items.slice(0, 5) : [])];
  return codes.flatMap((code) => {
    const message = findJsonMember(code, 'message');
    if (message?.type !== 'scalar') return [];
    const plain = message.end - message.start === message.value.length;
    const at = (index: number) => (plain ? message.start + index : message.start);
    return [
      {
        text: message.value,
        span: (start: number, end: number) => toSpan(part, at(start), plain ? at(end) : message.end),
      },
    ];
  });
};

/** Reads `pass.json`, or nothing where it is none. Source: Apple's PassKit package format. */
export const readPass = (part: SourcePart, strings: ReadonlyMap<string, string>): Pass | undefined => {
  const root = readJson(part.text);
  const styleName =
    root?.type === 'object' ? root.entries.map(({ key }) => key).find((key) => key in STYLES) : undefined;
  const style = styleName && STYLES[styleName];
  if (!root || !styleName || !style) return undefined;
  const body = findJsonMember(root, styleName);
  const semantics = semanticsIn(root);
  return {
    part,
    style,
    transit: literalAt(part, findJsonMember(body, 'transitType'), PLAIN)?.value.replace('PKTransitType', '') ?? '',
    fields: listPassFields(part, body, strings),
    top: (name) => literalAt(part, findJsonMember(root, name), strings),
    semantic: (...names) =>
      names
        .flatMap((name) => semantics.map((node) => semanticText(part, findJsonMember(node, name))))
        .find((found) => found !== undefined),
    barcodes: barcodesOf(part, root),
  };
};
