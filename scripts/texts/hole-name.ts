import { bare, findNodeName, type Node, part, parts } from './node';

/** What a value in a text is called for translators: after what it holds, not how it is worked out. */
const calledAfter = (value: Node): string | undefined => {
  const node = bare(value);
  if (node.type === 'Identifier') return findNodeName(node);
  if (node.type === 'MemberExpression')
    return node.computed ? calledAfter(part(node, 'object') ?? node) : findNodeName(node);
  if (node.type === 'CallExpression') {
    const callee = part(node, 'callee');
    const [given] = parts(node, 'arguments');
    const object = callee?.type === 'MemberExpression' ? part(callee, 'object') : undefined;
    const from = given && given.type !== 'Literal' ? calledAfter(given) : undefined;
    return from ?? (object ? calledAfter(object) : findNodeName(callee));
  }
  const inner = ['left', 'test', 'consequent', 'argument'].flatMap((name) => part(node, name) ?? [])[0];
  return inner && inner !== node ? calledAfter(inner) : undefined;
};
const asWord = (name: string | undefined) => name?.replace(/\W/g, '') || 'value';

/** Names the values of one text: the same value the same, two of one name with a number. */
export const holeNames = () => {
  const named = new Map<string, string>();
  return (value: Node, source: string): string => {
    const wanted = asWord(calledAfter(value));
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}${number}`;
      const holder = named.get(name);
      if (holder !== undefined && holder !== source) continue;
      named.set(name, source);
      return name;
    }
  };
};
