import { below, findNodeName, type Node, part, parts, readSource } from '../texts/node';

/** One way to break a file: what is between two places of its text becomes something else. */
export type Mutation = {
  file: string;
  line: number;
  kind: string;
  start: number;
  end: number;
  before: string;
  after: string;
};
type Edit = Pick<Mutation, 'kind' | 'start' | 'end' | 'after'>;
type Place = { node: Node; parent: Node | undefined; file: string; code: string };

const FLIPPED: Readonly<Record<string, string>> = {
  ...{ '===': '!==', '!==': '===' },
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
};
const textOf = ({ code }: Place, node: Node) => code.slice(node.start, node.end);
const replace = (kind: string, { start, end }: Node, after: string): Edit => ({ kind, start, end, after });

/** The same expression with another operator, wherever the text has it between the two sides. */
const withOperator = (kind: string, place: Place, to: string): Edit[] => {
  const [left, right] = [part(place.node, 'left'), part(place.node, 'right')];
  const from = String(place.node.operator);
  const at = left && right ? place.code.slice(left.end, right.start).indexOf(from) : -1;
  return left && at >= 0 ? [{ kind, start: left.end + at, end: left.end + at + from.length, after: to }] : [];
};

const flipComparison = (place: Place): Edit[] => {
  const to = place.node.type === 'BinaryExpression' ? FLIPPED[String(place.node.operator)] : undefined;
  return to ? withOperator(to.length === 3 ? 'flip a comparison' : 'off by one', place, to) : [];
};
const swapLogic = (place: Place): Edit[] => {
  const to = { '&&': '||', '||': '&&' }[String(place.node.operator)];
  return place.node.type === 'LogicalExpression' && to ? withOperator('swap and with or', place, to) : [];
};
const shiftSum = (place: Place): Edit[] => {
  const { node } = place;
  const isByOne = node.type === 'BinaryExpression' && part(node, 'right')?.value === 1;
  const to = { '+': '-', '-': '+' }[String(node.operator)];
  return isByOne && to ? withOperator('off by one', place, to) : [];
};
const negateCondition = (place: Place): Edit[] => {
  const test = ['IfStatement', 'ConditionalExpression'].includes(place.node.type)
    ? part(place.node, 'test')
    : undefined;
  return test ? [replace('negate a condition', test, `!(${textOf(place, test)})`)] : [];
};
const dropGuard = ({ node, parent }: Place): Edit[] => {
  const isGuard =
    node.type === 'IfStatement' &&
    !part(node, 'alternate') &&
    ['ReturnStatement', 'ThrowStatement'].includes(part(node, 'consequent')?.type ?? '');
  return isGuard && parent?.type === 'BlockStatement' ? [replace('drop a guard', node, ';')] : [];
};
const returnEarly = (place: Place): Edit[] => {
  const [first, ...rest] = place.parent?.type.includes('Function') ? parts(place.node, 'body') : [];
  return place.node.type === 'BlockStatement' && first && rest.length > 0
    ? [{ kind: 'return early', start: first.start, end: first.start, after: 'return undefined as never; ' }]
    : [];
};
const dropCall = ({ node }: Place): Edit[] => {
  const said = node.type === 'ExpressionStatement' ? part(node, 'expression') : undefined;
  const call = said?.type === 'AwaitExpression' ? part(said, 'argument') : said;
  return call?.type === 'CallExpression' ? [replace('drop a call', node, ';')] : [];
};
const dropPermission = ({ node }: Place): Edit[] => {
  const value =
    node.type === 'Property' && findNodeName(part(node, 'key')) === 'permissions' ? part(node, 'value') : undefined;
  return value?.type === 'ArrayExpression' && parts(value, 'elements').length > 0
    ? [replace('drop a permission', value, '[]')]
    : [];
};
/** What a write expects of what is stored, or does where it finds something else. */
const CONDITIONS = new Set(['expected', 'onConflict']);
const dropCondition = ({ node, code }: Place): Edit[] => {
  const isCondition = node.type === 'Property' && CONDITIONS.has(findNodeName(part(node, 'key')) ?? '');
  const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
  return isCondition
    ? [{ kind: 'drop the condition of a write', start: node.start, end: node.end + comma, after: '' }]
    : [];
};
const calls = (node: Node, name: string) =>
  node.type === 'CallExpression' && findNodeName(part(node, 'callee')) === name ? parts(node, 'arguments') : [];
const showWithheld = (place: Place): Edit[] => {
  const [, fields] = calls(place.node, 'requiresPermission');
  return fields ? [replace('show what is withheld', place.node, `(${textOf(place, fields)})`)] : [];
};
const emptyCode = ({ node }: Place): Edit[] => {
  const [code] = calls(node, 'refuse');
  return typeof code?.value === 'string' ? [replace('empty an error code', code, "''")] : [];
};
const dropKeyPart = ({ node, file }: Place): Edit[] =>
  node.type === 'TemplateLiteral' && /\.records\.ts$|\/store\//.test(file)
    ? parts(node, 'expressions').map((inner) => replace('drop a part of a key', inner, "''"))
    : [];

const WAYS = [
  ...[flipComparison, swapLogic, shiftSum, negateCondition, dropGuard, returnEarly, dropCall],
  ...[dropPermission, dropCondition, showWithheld, emptyCode, dropKeyPart],
];
/** Nothing in these runs, or it only tells what something is called. */
const isLeftOut = (node: Node) => /^TS(?!As|Satisfies|NonNull)/.test(node.type) || node.type === 'ImportDeclaration';

/** Every way in which a file can be broken that still reads as a program. */
export const findMutations = (file: string, code: string): Mutation[] => {
  const found: Mutation[] = [];
  const visit = (node: Node, parent: Node | undefined) => {
    if (isLeftOut(node)) return;
    for (const { kind, start, end, after } of WAYS.flatMap((way) => way({ node, parent, file, code }))) {
      const line = code.slice(0, start).split('\n').length;
      found.push({ file, line, kind, start, end, before: code.slice(start, end), after });
    }
    for (const child of below(node)) visit(child, node);
  };
  visit(readSource(file, code), undefined);
  return found;
};

/** The text with one mutation in it; refuses a text that is not the one it was found in. */
export const applyMutation = (code: string, { file, start, end, before, after }: Mutation): string => {
  if (code.slice(start, end) !== before) throw new Error(`${file} is not what it was.`);
  return code.slice(0, start) + after + code.slice(end);
};
