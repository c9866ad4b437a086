import { parseSync } from 'vite';

/** A part of a source as the parser of the build gives it; positions are those of the text it was read from. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** One part of a node, where it is a node itself. */
export const part = (node: Node, name: string): Node | undefined => {
  const value = node[name];
  return isNode(value) ? value : undefined;
};
/** Those of a node's part that are nodes: the elements of a list, the children of an element. */
export const parts = (node: Node, name: string): Node[] => {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
/** Everything right below a node, in the order of the source. */
export const below = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The name that stands there: an identifier, the last name of a chain, a string as key. */
export const findNodeName = (node: Node | undefined): string | undefined => {
  if (!node) return undefined;
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'JSXNamespacedName')
    return `${findNodeName(part(node, 'namespace'))}:${findNodeName(part(node, 'name'))}`;
  if (node.type === 'MemberExpression') return findNodeName(part(node, 'property'));
  return typeof node.name === 'string' ? node.name : undefined;
};

const WRAPPINGS = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ChainExpression',
  'AwaitExpression',
]);
/** A value without what is only said about it. */
export const bare = (node: Node): Node => {
  const inner = WRAPPINGS.has(node.type) ? (part(node, 'expression') ?? part(node, 'argument')) : undefined;
  return inner ? bare(inner) : node;
};

/** The program of a TypeScript source, with JSX where the name says so. */
export const readSource = (file: string, code: string): Node => {
  const { program, errors } = parseSync(file, code);
  const [fault] = errors;
  if (fault) throw new Error(`${file}: ${fault.message}`);
  return program as unknown as Node;
};
