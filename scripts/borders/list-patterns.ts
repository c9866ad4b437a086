import { parseSync } from 'vite';
import type { SourceFile } from './value-imports';

/** A regular expression as a file writes it. */
export type Pattern = { line: number; source: string; flags: string };
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every node of a syntax tree. */
const nodesOf = (tree: unknown): Node[] => {
  const nodes: Node[] = [];
  const waiting: unknown[] = [tree];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value);
    else if (isNode(value)) {
      if (typeof value.type === 'string') nodes.push(value);
      for (const name in value) if (isNode(value[name])) waiting.push(value[name]);
    }
  }
  return nodes;
};

/** What the constants of a file are made of, by name. */
type Constants = ReadonlyMap<unknown, unknown>;
/** The texts of a template, as written behind `String.raw`, with its values between them. Undefined where one of them is known only when it runs. */
const readTemplate = (template: unknown, isRaw: boolean, known: Constants): string | undefined => {
  if (!isNode(template)) return undefined;
  const values = listOf(template.expressions).map((value) => readText(value, known));
  if (values.includes(undefined)) return undefined;
  const texts = listOf(template.quasis).map((quasi) => {
    const { raw, cooked } = (isNode(quasi) ? quasi.value : {}) as { raw?: string; cooked?: string };
    return (isRaw ? raw : cooked) ?? '';
  });
  return texts.map((text, i) => `${text}${values[i] ?? ''}`).join('');
};
/** `['a', 'b'].join('|')`, or of a constant list of texts. */
const readJoined = (call: Node, known: Constants): string | undefined => {
  const { object, property } = isNode(call.callee) ? call.callee : {};
  if (!isNode(property) || property.name !== 'join' || !isNode(object)) return undefined;
  const list = object.type === 'ArrayExpression' ? object : known.get(object.name);
  const texts = listOf(isNode(list) ? list.elements : []).map((item) => readText(item, known));
  const between = readText(listOf(call.arguments)[0], known);
  return texts.includes(undefined) || between === undefined ? undefined : texts.join(between);
};
/** The text that an expression stands for, as far as it is written in its file. */
const readText = (value: unknown, known: Constants): string | undefined => {
  if (!isNode(value)) return undefined;
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? value.value : undefined;
    case 'TemplateLiteral':
      return readTemplate(value, false, known);
    case 'TaggedTemplateExpression':
      return readTemplate(value.quasi, true, known);
    case 'Identifier':
      return known.has(value.name) ? readText(known.get(value.name), known) : undefined;
    case 'CallExpression':
      return readJoined(value, known);
    default:
      return undefined;
  }
};

const MADE = new Set(['NewExpression', 'CallExpression']);
const readPattern = (node: Node, known: Constants): Omit<Pattern, 'line'> | undefined => {
  if (node.type === 'Literal' && isNode(node.regex))
    return { source: String(node.regex.pattern), flags: String(node.regex.flags) };
  const isMade = MADE.has(String(node.type)) && isNode(node.callee) && node.callee.name === 'RegExp';
  const [source, flags] = isMade ? listOf(node.arguments).map((value) => readText(value, known)) : [];
  return source === undefined ? undefined : { source, flags: flags ?? '' };
};

/** The regular expressions of a file: its literals, and what it makes of texts that are written in it. */
export const listPatterns = ({ file, code }: SourceFile): Pattern[] => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const nodes = nodesOf(program).toSorted((a, b) => Number(a.start) - Number(b.start));
  const known = new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && isNode(node.id) && node.init ? [[node.id.name, node.init] as const] : [],
    ),
  );
  return nodes.flatMap((node) => {
    const pattern = readPattern(node, known);
    return pattern ? [{ ...pattern, line: code.slice(0, Number(node.start)).split('\n').length }] : [];
  });
};
