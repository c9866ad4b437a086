import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../../../data-transfer/public-schemas';

/** An element of a document, under its name without a prefix; `line` is where its tag ends. */
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

/**
 * A whole XML document as a tree, strictly: it is well-formed, names have their namespaces, entities are the five of XML. Throws `UnreadableFile`
 * for one that isn't, nests deeper than sixty elements, or brings a document type, which no bank's file has.
 */
export const xmlTree = (document: string): XmlElement => {
  const parser = new SaxesParser({ xmlns: true });
  const stack: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', () => {
    throw new UnreadableFile(DAMAGED);
  });
  parser.on('doctype', () => {
    throw new UnreadableFile(
      'This file brings its own document type, which no bank statement needs. Download it from your bank again.',
    );
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const written = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const element = {
      name: local,
      namespace: uri,
      attributes: new Map(written),
      children: [],
      text: '',
      line: parser.line,
    };
    const parent = stack.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
    stack.push(element);
    if (stack.length > DEEPEST) throw new UnreadableFile('This file isn’t a bank statement: it nests too deep.');
  });
  const addText = (text: string) => {
    const open = stack.at(-1);
    if (open) open.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    stack.pop();
  });
  parser.write(document).close();
  if (!root) throw new UnreadableFile(DAMAGED);
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
