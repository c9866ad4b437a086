import type { Hole } from './found';
import { bare, findNodeName, type Node, part, parts } from './node';

/** The words of a text by the kind of count they go with, as Intl.PluralRules names them. */
export type Forms = Readonly<Record<string, string>>;
type Template = { text: string; holes: Hole[]; values: Node[] };
type FormsFound = { start: number; end: number; forms: Forms; holes: Hole[]; values: Node[] };

const wordsOf = (node: Node | undefined): string | undefined => {
  const value = node && bare(node);
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
};

const ofCountOf = ([, one, many]: readonly Node[]): FormsFound | 'unclear' | undefined => {
  const single = wordsOf(one);
  if (!one) return undefined;
  if (single === undefined) return many ? undefined : 'unclear';
  const plural = many ? wordsOf(many) : `${single}s`;
  if (plural === undefined) return 'unclear';
  const forms = { one: `# ${single}`, other: `# ${plural}` };
  return { start: one.start, end: (many ?? one).end, forms, holes: [], values: [] };
};

const ofPlural = ([, given]: readonly Node[], read: (value: Node) => Template | undefined): FormsFound | 'unclear' => {
  if (given?.type !== 'ObjectExpression') return 'unclear';
  const found: FormsFound & { forms: Record<string, string> } = {
    start: given.start,
    end: given.end,
    forms: {},
    holes: [],
    values: [],
  };
  for (const property of parts(given, 'properties')) {
    const value = part(property, 'value');
    const template = value && read(value);
    const words = template?.text ?? wordsOf(value);
    const kind = findNodeName(part(property, 'key'));
    if (words === undefined || !kind) return 'unclear';
    found.forms[kind] = words;
    const added = (template?.holes ?? []).filter(({ name }) => !found.holes.some((hole) => hole.name === name));
    found.holes.push(...added);
    found.values.push(...(template?.values ?? []));
  }
  return found;
};

/** The words of `countOf(5, 'night')` and `plural(5, { one, other })`; `unclear` where they are not in the call itself. */
export const formsOfCall = (
  callee: string | undefined,
  given: readonly Node[],
  read: (value: Node) => Template | undefined,
) => {
  if (callee === 'countOf') return ofCountOf(given);
  return callee === 'plural' ? ofPlural(given, read) : undefined;
};

/** Forms as translators know them, by the message format of Unicode: `{count, plural, one {# night} other {# nights}}`. */
export const formsText = (forms: Forms): string =>
  `{count, plural, ${Object.entries(forms)
    .map(([kind, words]) => `${kind} {${words}}`)
    .join(' ')}}`;

const FORM = /(?<!\w)(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;
/** The forms of such a text; none where it is another. */
export const readForms = (text: string): Forms | undefined => {
  const [, inner] = /^\{count, plural, (.*)\}$/s.exec(text) ?? [];
  const forms = Object.fromEntries([...(inner ?? '').matchAll(FORM)].map(([, kind, words]) => [kind, words ?? '']));
  return 'other' in forms ? forms : undefined;
};
