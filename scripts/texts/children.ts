import type { Hole } from './found';
import type { holeNames } from './hole-name';
import { bare, below, type Node, part, parts } from './node';

const LETTER = /\p{L}/u;

/** The words of a text between tags, its line ends read as JSX does. */
const wordsOf = (node: Node): string => {
  const lines = String(node.value).split(/\r?\n/);
  return lines
    .map((line, at) => {
      const from = at === 0 ? line : line.replace(/^[ \t]+/, '');
      return at === lines.length - 1 ? from : from.replace(/[ \t]{1,400}$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
};
const expressionOf = (node: Node): Node | undefined =>
  node.type === 'JSXExpressionContainer' ? part(node, 'expression') : undefined;
/** The words that a child is: text between tags, or a string in braces. */
const saidBy = (node: Node): string | undefined => {
  if (node.type === 'JSXText') return wordsOf(node);
  const value = expressionOf(node);
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
};
const isElement = (node: Node) => node.type === 'JSXElement' || node.type === 'JSXFragment';
const holds = (node: Node, test: (one: Node) => boolean): boolean =>
  test(node) || below(node).some((one) => holds(one, test));
const isBlank = (node: Node) => saidBy(node)?.trim() === '' || expressionOf(node)?.type === 'JSXEmptyExpression';

/** Pictures and whole parts of a page beside a text, which are not in the sentence. */
const standsBeside = (node: Node): boolean => {
  if (isBlank(node)) return true;
  if (isElement(node)) return !holds(node, (one) => LETTER.test(saidBy(one) ?? ''));
  const value = expressionOf(node);
  return value !== undefined && holds(bare(value), isElement);
};

/** The children of an element that are one sentence, values and elements in it included; none where no word stands among them. */
export const sentenceIn = (children: readonly Node[]): Node[] => {
  if (!children.some((child) => LETTER.test(saidBy(child) ?? ''))) return [];
  const first = children.findIndex((child) => !standsBeside(child));
  const last = children.findLastIndex((child) => !standsBeside(child));
  return children.slice(first, last + 1);
};

export type Sentence = { text: string; holes: Hole[]; values: Node[]; openings: Node[] };

/** The words of such children with their holes, and what stands in them: values, and the tags with their attributes. */
export const readSentence = (children: readonly Node[], name: ReturnType<typeof holeNames>, code: string): Sentence => {
  const read: Sentence = { text: '', holes: [], values: [], openings: [] };
  let tags = 0;
  const add = (child: Node): void => {
    const words = saidBy(child);
    const value = expressionOf(child);
    if (words !== undefined) read.text += words;
    else if (isElement(child)) addElement(child);
    else if (value && value.type !== 'JSXEmptyExpression') {
      const hole = name(value, code.slice(value.start, value.end));
      read.text += `{${hole}}`;
      read.holes.push({ name: hole, start: child.start, end: child.end });
      read.values.push(value);
    }
  };
  const addElement = (element: Node) => {
    const tag = String(++tags);
    const opening = part(element, 'openingElement') ?? part(element, 'openingFragment') ?? element;
    const closing = part(element, 'closingElement') ?? part(element, 'closingFragment');
    const inside = parts(element, 'children');
    read.openings.push(opening);
    if (!closing || inside.every(isBlank)) {
      read.text += `<${tag}/>`;
      read.holes.push({ name: tag, start: element.start, end: element.end });
      return;
    }
    read.holes.push({ name: tag, start: opening.start, end: opening.end, close: closing });
    read.text += `<${tag}>`;
    inside.forEach(add);
    read.text += `</${tag}>`;
  };
  children.forEach(add);
  return read;
};
