import { getDraftTitle } from './draft-title';
import type { Found, FoundDraft, FoundLeg, FoundPlace } from './found-draft';
import { isTransport } from './found-draft';
import { ImportDraft, type Span } from './import-draft';

const LONGEST_TEXT = 500;

const isFound = (node: object): node is Found => 'value' in node && typeof node.value === 'string';

const cut = (text: string) => text.slice(0, LONGEST_TEXT);

/** One line: line ends within an address become commas. */
const oneLine = (text: string) =>
  cut(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', ')
      .replace(/\s+/g, ' '),
  );

/** Replaces every found leaf by its value and collects the spans by path. */
const unwrap = (node: unknown, path: string, spans: Record<string, Span>): unknown => {
  if (Array.isArray(node)) return node.map((item, i) => unwrap(item, `${path}.${i}`, spans));
  if (!node || typeof node !== 'object') return node;
  if (isFound(node)) {
    if (node.span) spans[path] = { ...node.span, text: cut(node.span.text) };
    return oneLine(node.value);
  }
  const entries = Object.entries(node).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, unwrap(value, path ? `${path}.${key}` : key, spans)]));
};

const samePlace = (a: FoundPlace, b: FoundPlace) =>
  a.iata_code && b.iata_code ? a.iata_code.value === b.iata_code.value : a.name?.value === b.name?.value;

const stopsOf = (legs: readonly FoundLeg[]): FoundPlace[] => {
  const stops: FoundPlace[] = [];
  for (const place of legs.flatMap((leg) => [leg.from, leg.to])) {
    const last = stops.at(-1);
    if (place && !(last && samePlace(last, place))) stops.push(place);
  }
  return stops;
};

/** A transport draft begins where its first leg departs and ends where its last arrives. */
const withEnds = (draft: FoundDraft): FoundDraft => {
  const first = draft.legs[0];
  const last = draft.legs.at(-1);
  if (!isTransport(draft.kind) || !first || !last) return draft;
  return {
    ...draft,
    supplier: draft.supplier ?? first.carrier,
    start: first.departs ?? draft.start,
    start_timezone: first.departs ? first.departs_timezone : draft.start_timezone,
    end: last.arrives ?? draft.end,
    end_timezone: last.arrives ? last.arrives_timezone : draft.end_timezone,
    places: stopsOf(draft.legs),
  };
};

/** The draft as the border shows it, or nothing where it does not hold together. */
export const settleDraft = (found: FoundDraft): ImportDraft | undefined => {
  const { cancelled, status_span, legs, unclear_price: _, ...rest } = withEnds(found);
  const spans: Record<string, Span> = {};
  const fields = unwrap({ ...rest, title: getDraftTitle(found), ...(legs.length ? { legs } : {}) }, '', spans);
  if (status_span) spans.status = status_span;
  const draft = ImportDraft.safeParse({ ...(fields as object), status: cancelled ? 'cancelled' : 'confirmed', spans });
  return draft.success ? draft.data : undefined;
};
