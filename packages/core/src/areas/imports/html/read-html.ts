import type { FoundDraft } from '../found-draft';
import { draftsOfThings } from '../schema-org/drafts-of-things';
import { readJsonLd } from '../schema-org/json-ld';
import type { SourcePart } from '../spans';
import { hasHostileTag } from './hostile-tags';
import { nodesIn, plainText } from './html-text';
import { type Element, isElement, parseHtml } from './html-tree';
import { readMicrodata } from './microdata';

/** What a page holds: drafts from its data, its words, and what went wrong. */
type PageReading = { drafts: FoundDraft[]; text: string; notes: string[] };

const MOST_SCRIPTS = 200;

const isJsonLd = (element: Element) =>
  element.name === 'script' && /^\s*application\/(?:[\w.-]+\+)?(?:ld\+)?json\b/i.test(element.attrs.get('type') ?? '');

const jsonLdOf = (part: SourcePart, scripts: readonly Element[], notes: string[]): FoundDraft[] =>
  scripts.slice(0, MOST_SCRIPTS).flatMap((script) => {
    const json = part.text.slice(script.start, script.end);
    const things = readJsonLd(part, json, (at) => script.start + at);
    if (!things && /Reservation/.test(json))
      notes.push('We couldn’t read a booking on this page, because its data is broken.');
    return draftsOfThings(things ?? [], 'schema_org_json_ld');
  });

/** Reads the schema.org reservations of a page or a piece of one, from JSON-LD and from microdata. */
export const readHtml = (part: SourcePart): PageReading => {
  if (hasHostileTag(part.text)) {
    return { drafts: [], text: '', notes: ['We couldn’t read the page, because it isn’t a valid web page.'] };
  }
  const root = parseHtml(part.text);
  const elements = [...nodesIn(root)].filter(isElement);
  const notes: string[] = [];
  const fromJson = jsonLdOf(part, elements.filter(isJsonLd), notes);
  const fromMicrodata = draftsOfThings(readMicrodata(part, elements), 'schema_org_microdata');
  return { drafts: [...fromJson, ...fromMicrodata], text: plainText(root), notes };
};
