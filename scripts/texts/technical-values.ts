import { bare, below, findNodeName, type Node, part, parts } from './node';

const stringsIn = (node: Node): string[] => {
  const inner = bare(node);
  if (inner.type === 'Literal') return typeof inner.value === 'string' ? [inner.value] : [];
  if (inner.type === 'ArrayExpression') return parts(inner, 'elements').flatMap(stringsIn);
  if (inner.type === 'ObjectExpression')
    return parts(inner, 'properties').flatMap((one) => {
      const value = part(one, 'value');
      return value && bare(value).type === 'ArrayExpression' ? stringsIn(value) : [];
    });
  return [];
};
const isConst = (node: Node) => {
  const type = part(node, 'typeAnnotation');
  return node.type === 'TSAsExpression' && findNodeName(type && part(type, 'typeName')) === 'const';
};
const CHOICES = new Set(['enum', 'literal']);
const SAME = new Set(['===', '!==']);

/** A list of sentences is no list of values, though it is constant. */
const isValue = (value: string) => !/[.!?]$/.test(value);

const valuesAt = (node: Node, lists: boolean): string[] => {
  const of = (...names: string[]) => names.flatMap((name) => part(node, name) ?? []).flatMap(stringsIn);
  if (isConst(node)) return lists ? of('expression').filter(isValue) : [];
  if (node.type === 'TSLiteralType') return of('literal');
  if (node.type === 'SwitchCase') return of('test');
  if (node.type === 'BinaryExpression' && SAME.has(String(node.operator))) return of('left', 'right');
  if (node.type === 'CallExpression' && CHOICES.has(findNodeName(part(node, 'callee')) ?? ''))
    return parts(node, 'arguments').flatMap(stringsIn);
  return [];
};

/**
 * Values that are stored, compared or sent: choices of a schema, words of a type, what something is compared with, and, where
 * `lists` says so, constant lists.
 */
export const listTechnicalValues = (node: Node, lists: boolean): string[] => [
  ...valuesAt(node, lists),
  ...below(node).flatMap((one) => listTechnicalValues(one, lists)),
];
