import type { Found } from '../found';
import type { JsonNode } from '../json/positioned-json';
import { readJson } from '../json/read-json';
import type { SourcePart } from '../spans';
import { spanOf } from '../spans';
import type { Passage } from '../text/passage';
import { fieldsOf, literalAt, memberOf, type PassField } from './pass-fields';

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
  const own = memberOf(node, 'semantics');
  const below = node.entries.filter(({ key }) =>
    /Fields$|^(?:boardingPass|eventTicket|generic|storeCard|coupon)$/.test(key),
  );
  return [...(own ? [own] : []), ...below.flatMap(({ value }) => semanticsIn(value, depth + 1))];
};

/** A semantic value: a literal, or the name or amount inside one. */
const semanticText = (part: SourcePart, node: JsonNode | undefined): Found | undefined => {
  if (node?.type === 'array') return semanticText(part, node.items[0]);
  if (node?.type === 'object')
    return semanticText(part, memberOf(node, 'seatNumber') ?? memberOf(node, 'name') ?? memberOf(node, 'amount'));
  return literalAt(part, node, PLAIN);
};

const barcodesOf = (part: SourcePart, root: JsonNode): Passage[] => {
  const list = memberOf(root, 'barcodes');
  const codes = [memberOf(root, 'barcode'), ...(list?.type === 'array' ? list.items.slice(0, 5) : [])];
  return codes.flatMap((code) => {
    const message = memberOf(code, 'message');
    if (message?.type !== 'scalar') return [];
    const plain = message.end - message.start === message.value.length;
    const at = (index: number) => (plain ? message.start + index : message.start);
    return [
      {
        text: message.value,
        span: (start: number, end: number) => spanOf(part, at(start), plain ? at(end) : message.end),
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
  const body = memberOf(root, styleName);
  const semantics = semanticsIn(root);
  return {
    part,
    style,
    transit: literalAt(part, memberOf(body, 'transitType'), PLAIN)?.value.replace('PKTransitType', '') ?? '',
    fields: fieldsOf(part, body, strings),
    top: (name) => literalAt(part, memberOf(root, name), strings),
    semantic: (...names) =>
      names
        .flatMap((name) => semantics.map((node) => semanticText(part, memberOf(node, name))))
        .find((found) => found !== undefined),
    barcodes: barcodesOf(part, root),
  };
};
