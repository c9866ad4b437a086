import { UnreadableFile } from '../../../data-transfer/public-schemas';

/** An element of a document, under its name without a prefix; `line` is where it opens. */
export type XmlElement = {
  name: string;
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
  line: number;
};

const DEEPEST = 60;
const DAMAGED = 'This file is damaged or cut off. Download it from your bank again.';
const damaged = () => new UnreadableFile(DAMAGED);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const toCharacter = (code: number): string => {
  if (!(code > 0 && code <= 0x10ffff)) throw damaged();
  return String.fromCodePoint(code);
};
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));|&/gi;
const readReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (_, hex?: string, digits?: string, name?: string) => {
        if (hex) return toCharacter(Number.parseInt(hex, 16));
        if (digits) return toCharacter(Number(digits));
        const character = NAMED[name ?? ''];
        if (character === undefined) throw damaged();
        return character;
      })
    : text;

const NAME = /[\p{L}_][\p{L}\p{N}._-]*(?::[\p{L}_][\p{L}\p{N}._-]*)?/uy;
const ATTRIBUTE = /\s+([\p{L}_][\p{L}\p{N}.:_-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const TAG_END = /\s*(\/?)>/y;
const CLOSING_END = /\s*>/y;

/** The namespaces that an element declares, within those of the one around it. */
type Scope = { own: ReadonlyMap<string, string>; outer?: Scope | undefined };
type Open = { element: XmlElement; name: string; scope: Scope };

const splitName = (name: string): [prefix: string, local: string] => {
  const at = name.indexOf(':');
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
};
const scopeOf = (attributes: ReadonlyMap<string, string>, outer: Scope): Scope => {
  const own = [...attributes].filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  return own.length === 0 ? outer : { own: new Map(own.map(([name, uri]) => [name.slice(6), uri])), outer };
};
const namespaceOf = (prefix: string, scope: Scope | undefined): string | undefined =>
  scope && (scope.own.get(prefix) ?? namespaceOf(prefix, scope.outer));

/**
 * A whole XML document as a tree, strictly: each tag closes, names have their namespaces, entities are the five of XML. Throws `UnreadableFile`
 * for one that is not well-formed, nests deeper than sixty elements, or brings a document type, which no bank's file has.
 */
export const xmlTree = (document: string): XmlElement => {
  const stack: Open[] = [];
  let root: XmlElement | undefined;
  let [at, line] = [document.startsWith('\uFEFF') ? 1 : 0, 1];
  let newline = document.indexOf('\n');

  const goTo = (next: number) => {
    for (; newline >= 0 && newline < next; newline = document.indexOf('\n', newline + 1)) line += 1;
    at = next;
  };
  const find = (what: string, from: number): number => {
    const found = document.indexOf(what, from);
    if (found < 0) throw damaged();
    return found;
  };
  const match = (pattern: RegExp, from: number): RegExpExecArray | undefined => {
    pattern.lastIndex = from;
    return pattern.exec(document) ?? undefined;
  };
  const addText = (text: string) => {
    const open = stack.at(-1);
    if (open) open.element.text += text;
    else if (text.trim() !== '') throw damaged();
  };
  const openTag = () => {
    const name = match(NAME, at + 1)?.[0];
    if (!name) throw damaged();
    let next = at + 1 + name.length;
    const attributes = new Map<string, string>();
    for (let one = match(ATTRIBUTE, next); one; one = match(ATTRIBUTE, next)) {
      const [whole, key = '', double, single] = one;
      if (attributes.has(key)) throw damaged();
      attributes.set(key, readReferences(double ?? single ?? ''));
      next += whole.length;
    }
    const end = match(TAG_END, next);
    const parent = stack.at(-1);
    if (!end || (!parent && root)) throw damaged();
    const scope = scopeOf(attributes, parent?.scope ?? { own: new Map() });
    const [prefix, local] = splitName(name);
    const namespace = namespaceOf(prefix, scope);
    if (prefix && namespace === undefined) throw damaged();
    const element = { name: local, namespace: namespace ?? '', attributes, children: [], text: '', line };
    if (parent) parent.element.children.push(element);
    else root = element;
    if (!end[1]) stack.push({ element, name, scope });
    if (stack.length > DEEPEST) throw new UnreadableFile('This file isn’t a bank statement: it nests too deep.');
    goTo(next + end[0].length);
  };
  const closeTag = () => {
    const name = match(NAME, at + 2)?.[0] ?? '';
    const end = match(CLOSING_END, at + 2 + name.length);
    if (!end || stack.pop()?.name !== name) throw damaged();
    goTo(at + 2 + name.length + end[0].length);
  };

  while (at < document.length) {
    const next = document.indexOf('<', at);
    if (next !== at) {
      addText(readReferences(document.slice(at, next < 0 ? undefined : next)));
      goTo(next < 0 ? document.length : next);
    } else if (document.startsWith('<!--', at)) goTo(find('-->', at + 4) + 3);
    else if (document.startsWith('<?', at)) goTo(find('?>', at + 2) + 2);
    else if (document.startsWith('<![CDATA[', at)) {
      const end = find(']]>', at + 9);
      addText(document.slice(at + 9, end));
      goTo(end + 3);
    } else if (document.startsWith('<!', at))
      throw new UnreadableFile(
        'This file brings its own document type, which no bank statement needs. Download it from your bank again.',
      );
    else if (document.startsWith('</', at)) closeTag();
    else openTag();
  }
  if (!root || stack.length > 0) throw damaged();
  return root;
};

/** The first element below another along a path of names, `Acct/Id/IBAN`. */
export const elementAt = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path
    .split('/')
    .reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);

/** The elements of a name directly below another. */
export const elementsOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** What is written at a path, or undefined where nothing is. */
export const textAt = (element: XmlElement | undefined, path: string): string | undefined =>
  elementAt(element, path)?.text.trim() || undefined;
