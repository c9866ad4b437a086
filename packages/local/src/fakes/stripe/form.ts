type Node = { [name: string]: Node | string };
const isList = (node: Node) => Object.keys(node).length > 0 && Object.keys(node).every((key) => /^\d*$/.test(key));
const settled = (value: Node | string): unknown => {
  if (typeof value === 'string') return value;
  const inside = Object.entries(value).map(([name, v]) => [name, settled(v)] as const);
  return isList(value) ? inside.map(([, v]) => v) : Object.fromEntries(inside);
};
const own = (node: Node, name: string): Node => {
  const inside = Object.hasOwn(node, name) ? node[name] : undefined;
  if (typeof inside === 'object') return inside;
  const made: Node = Object.create(null);
  node[name] = made;
  return made;
};

/** Stripe's form encoding as an object: `items[0][price]=p` is `{ items: [{ price: 'p' }] }`. Every value is a text. */
export const parseForm = (text: string): Record<string, unknown> => {
  const root: Node = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    const at = path.reduce(own, root);
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return settled(root) as Record<string, unknown>;
};
