import { type Element, type HtmlText, isElement } from './html-tree';

const SILENT = new Set(['script', 'style', 'head', 'template', 'noscript']);
const LINES = new Set(
  'address article aside blockquote br dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** All nodes below an element, in document order, without recursion. */
export function* nodesIn(root: Element): Generator<Element | HtmlText> {
  const waiting: (Element | HtmlText)[] = [...root.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (isElement(node)) for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i] as Element);
  }
}

const MOST_NODES = 1000;

/** The words of an element on one line, where they stand in the source, and how many nodes were read: its first thousand, or `most`. */
export const textIn = (
  element: Element,
  most = MOST_NODES,
): { value: string; start: number; end: number; seen: number } => {
  let value = '';
  let [start, end] = [element.start, element.start];
  let seen = 0;
  for (const node of nodesIn(element)) {
    if (seen++ >= Math.min(most, MOST_NODES)) break;
    if (isElement(node)) {
      if (LINES.has(node.name)) value += ' ';
      continue;
    }
    if (node.text.trim()) {
      if (!value.trim()) start = node.start;
      end = node.end;
    }
    value += node.text;
  }
  return { value: value.replace(/\s+/g, ' ').trim(), start, end, seen };
};

const write = (element: Element, preformatted: boolean, lines: string[]): void => {
  const waiting: { node: Element | HtmlText; pre: boolean }[] = [{ node: element, pre: preformatted }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, pre } = next;
    if (!isElement(node)) {
      lines.push(pre ? node.text : node.text.replace(/\s+/g, ' '));
      continue;
    }
    if (SILENT.has(node.name)) continue;
    if (LINES.has(node.name)) lines.push('\n');
    const inside = pre || node.name === 'pre';
    for (let i = node.children.length - 1; i >= 0; i--)
      waiting.push({ node: node.children[i] as Element, pre: inside });
  }
};

/** A page as plain text, a line for each block, its preformatted parts as they are. */
export const plainText = (root: Element): string => {
  const lines: string[] = [];
  write(root, false, lines);
  return lines
    .join('')
    .replace(/\u00a0/g, ' ')
    .replace(/\n[ \t]*(?:\n[ \t]*)+/g, '\n\n')
    .trim();
};
