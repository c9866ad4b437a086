import type { FoundDraft } from '../found-draft';
import { isTransport } from '../found-draft';
import type { DraftKind } from '../import-draft';
import { draftsOfThings } from '../schema-org/drafts-of-things';
import { readJsonLd } from '../schema-org/json-ld';
import type { SourcePart } from '../spans';
import { carEvent } from './car-event';
import { kindOfEvent } from './event-kind';
import { type EventWords, wordsOfEvent } from './event-words';
import { unescapeIcsText } from './ics-lines';
import { endNamed, pairEnds } from './pair-ends';
import { hotelEvent, visitEvent } from './stay-event';
import { transportDraft } from './transport-event';
import { findEventProperty, readEvents, textUnder, type VEvent } from './vevent';

const isCancelled = (event: VEvent): boolean =>
  event.method === 'CANCEL' ||
  /^cancelled$/i.test(textUnder(event, 'STATUS')?.value ?? '') ||
  /^\W*(?:cancel+ed|storniert|annulé|cancelad[oa]|annullato)\b/i.test(textUnder(event, 'SUMMARY')?.value ?? '');

const MOST_EMBEDDED = 10;
/** Some calendars carry the whole reservation as JSON-LD in a property of their own. */
const embedded = (event: VEvent): FoundDraft[] =>
  event.properties
    .filter(({ name, value }) => name.startsWith('X-') && /^\s*[[{]/.test(value) && value.includes('Reservation'))
    .slice(0, MOST_EMBEDDED)
    .flatMap((property) => {
      const words = unescapeIcsText(event.part, property);
      const things = readJsonLd(event.part, words.text, (at) => words.span(at, at).start) ?? [];
      return draftsOfThings(things, 'icalendar');
    });

const readAs = (words: EventWords, kind: DraftKind): Partial<FoundDraft> => {
  if (isTransport(kind)) return transportDraft(words, kind);
  if (kind === 'hotel') return hotelEvent(words);
  if (kind === 'car_rental') return carEvent(words);
  return visitEvent(words, kind === 'restaurant' ? 'restaurant' : 'event');
};

const fromWords = (event: VEvent): FoundDraft => {
  const words = wordsOfEvent(event);
  const headline = `${words.summary.text}\n${textUnder(event, 'CATEGORIES')?.value ?? ''}`;
  const kind = kindOfEvent(headline, `${words.body.text}\n${words.location?.value ?? ''}`);
  const draft: FoundDraft = {
    kind,
    source_format: 'icalendar',
    confidence: 'likely',
    cancelled: false,
    travelers: [],
    places: [],
    legs: [],
  };
  return { ...draft, ...readAs(words, kind) };
};

const readEvent = (event: VEvent): FoundDraft[] => {
  const cancelled = isCancelled(event);
  const exact = embedded(event);
  const drafts = exact.length ? exact : [fromWords(event)].filter(({ start, legs }) => start || legs[0]?.departs);
  const span = textUnder(event, 'STATUS')?.span;
  return drafts.map((draft) => (cancelled ? { ...draft, cancelled, status_span: draft.status_span ?? span } : draft));
};

const numberUnder = (event: VEvent, name: string) =>
  Number(/^\d{1,9}$/.exec(findEventProperty(event, name)?.value.trim() ?? '')?.[0] ?? 0);
const stampOf = (event: VEvent) => findEventProperty(event, 'DTSTAMP')?.value.trim() ?? '';
/** Whether an event is a later version of another: by its sequence, then by when it was written, then by its place in the file. */
const isLater = (event: VEvent, other: VEvent): boolean => {
  const [a, b] = [numberUnder(event, 'SEQUENCE'), numberUnder(other, 'SEQUENCE')];
  return a === b ? stampOf(event) >= stampOf(other) : a > b;
};
/** Of each event its latest version: one that was moved or canceled is told of again under its id. Source: RFC 5546, 2.1.5. */
const listLatest = (events: readonly VEvent[]): VEvent[] => {
  const latest = new Map<string, VEvent>();
  for (const [at, event] of events.entries()) {
    const uid = findEventProperty(event, 'UID')?.value.trim();
    const key = uid ? `${uid}\n${findEventProperty(event, 'RECURRENCE-ID')?.value.trim() ?? ''}` : `\n\n${at}`;
    const known = latest.get(key);
    if (!known || isLater(event, known)) latest.set(key, event);
  }
  return [...latest.values()];
};

/** Reads the events of an iCalendar text as drafts. Source: RFC 5545. */
export const readICalendar = (part: SourcePart): FoundDraft[] =>
  pairEnds(
    listLatest(readEvents(part)).flatMap((event) => {
      const end = endNamed(textUnder(event, 'SUMMARY')?.value ?? '');
      return readEvent(event).map((draft) => ({ draft, end }));
    }),
  );
