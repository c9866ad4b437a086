import { addTo, plainName, type Thing, type ThingValue } from '../schema-org/thing';
import { type SourcePart, toSpan } from '../spans';
import { textIn } from './html-text';
import { type Element, type HtmlText, isElement } from './html-tree';

/** `budget` is how many elements may still be visited, `words` how many nodes may still be read as text. */
type Reading = { part: SourcePart; ids: Map<string, Element>; budget: number; words: number };

const VALUE_ATTRIBUTES = ['content', 'datetime', 'href', 'src', 'value'] as const;
const DEEPEST = 60;
const MOST_PROPERTIES = 50_000;
/** Items may refer to what others hold already, but not over and over. */
const MOST_REFERRED = 2_000;
const MOST_WORDS = 20_000;

const wordsIn = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean);

const isItem = (element: Element) => element.attrs.has('itemscope') || element.attrs.has('itemtype');

/** `content`, `datetime`, `href`... where the element has one, else its text. */
const literalOf = (reading: Reading, element: Element): ThingValue[] => {
  for (const name of VALUE_ATTRIBUTES) {
    const value = element.attrs.get(name);
    const span = element.spans.get(name);
    if (value !== undefined && (value.trim() || name === 'content')) {
      const [start, end] = span ?? [element.start, element.start];
      return [{ text: { value: value.trim(), span: toSpan(reading.part, start, end) } }];
    }
  }
  const { value, start, end, seen } = textIn(element, reading.words);
  reading.words -= seen;
  return value ? [{ text: { value, span: toSpan(reading.part, start, end) } }] : [];
};

/** Adds the properties below an element to its item. */
const collect = (reading: Reading, thing: Thing, root: Element, depth: number): void => {
  const waiting: (Element | HtmlText)[] = reading.budget > 0 ? [...root.children].reverse() : [];
  for (let node = waiting.pop(); node && reading.budget > 0; node = waiting.pop()) {
    if (!isElement(node)) continue;
    reading.budget--;
    collectOne(reading, thing, node, depth);
    if (!isItem(node)) for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i] as Element);
  }
};

const collectOne = (reading: Reading, thing: Thing, element: Element, depth: number): void => {
  const names = new Set(wordsIn(element.attrs.get('itemprop')));
  if (!names.size) return;
  const values: ThingValue[] = isItem(element)
    ? [{ thing: readItem(reading, element, depth + 1) }]
    : literalOf(reading, element);
  for (const name of names) addTo(thing, name, values);
};

const readItem = (reading: Reading, element: Element, depth: number): Thing => {
  const thing: Thing = { types: wordsIn(element.attrs.get('itemtype')).map(plainName), props: new Map() };
  if (depth > DEEPEST) return thing;
  collect(reading, thing, element, depth);
  for (const id of wordsIn(element.attrs.get('itemref')).slice(0, 50)) {
    const referred = reading.ids.get(id);
    if (!referred || referred === element) continue;
    collectOne(reading, thing, referred, depth);
    if (!isItem(referred)) collect(reading, thing, referred, depth);
  }
  return thing;
};

/** The top-level microdata items of a page, in the order they stand. */
export const readMicrodata = (part: SourcePart, elements: readonly Element[]): Thing[] => {
  const ids = new Map<string, Element>();
  for (const element of elements) {
    const id = element.attrs.get('id');
    if (id && !ids.has(id)) ids.set(id, element);
  }
  const budget = Math.min(elements.length, MOST_PROPERTIES) + MOST_REFERRED;
  const reading: Reading = { part, ids, budget, words: MOST_WORDS };
  const tops = elements.filter((element) => isItem(element) && !element.attrs.has('itemprop'));
  return tops.map((element) => readItem(reading, element, 0));
};
