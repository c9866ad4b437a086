import { addDays, daysBetween } from '../../../base/days';
import type { Found, FoundDraft } from '../found-draft';
import { toFoundPlace } from '../found-draft';
import { reread } from '../spans';
import { labelled } from '../text/labels';
import { readWrittenTime } from '../time/local-time';
import { readClock, readSpokenTime } from '../time/spoken-time';
import { type EventWords, parseCommonFields } from './event-words';
import { findEventEnd, findEventTime, localTime } from './vevent';

const LEAD =
  /^(?:(?:your |hotel |confirmed |booking |table |dinner |restaurant |lunch )*(?:reservation|booking|stay|hotel|accommodation|übernachtung|unterkunft|check-?in|check-?out|lodging|restaurant|table|dinner|lunch|brunch|tisch)(?: for \d+(?: (?:people|guests|persons))?| \d+)?(?: (?:at|in|im|bei|@|chez|en|confirmed|confirmation))?\s*[:–—-]?\s*)+/i;
const PREFIX = /^(?:cancel+ed|storniert|annulé|cancelad[oa]|confirmed)\s*[:–-]\s*/i;

/** The name of a house in a headline: what remains without `Hotel reservation:` and its like. */
const houseName = (summary: Found | undefined): Found | undefined => {
  const plain = summary?.value.replace(PREFIX, '').trim() ?? '';
  const colon =
    /^[^:]{0,40}(?:hotel|reservation|booking|stay|check-?in|check-?out|dinner|lunch|restaurant|table)[^:]{0,20}:\s*(\S.*)$/i.exec(
      plain,
    )?.[1];
  const bare = plain.replace(LEAD, '').trim();
  return reread(
    summary,
    colon ??
      (bare.length > 2 && /^(?!hotel$)/i.test(bare) && LEAD.test(plain) && /\b(?:at|in|im|bei|@|chez)\b/i.test(plain)
        ? bare
        : plain),
  );
};

const clockUnder = ({ lines }: EventWords, label: RegExp) => readClock(labelled(lines, label)?.value ?? '');

const withClock = (day: Found | undefined, time: string | undefined): Found | undefined =>
  day && time && day.value.length === 10 ? { ...day, value: `${day.value}T${time}` } : day;

const CHECK_IN = /^(?:check[- ]?in(?: time| from)?|arrival(?: time)?|anreise|arrivée|llegada)$/;
const CHECK_OUT = /^(?:check[- ]?out(?: time| until)?|departure(?: time)?|abreise|départ|salida)$/;

const NIGHTS =
  /^(?:(?:number of |no\. of )?nights?|length of stay|duration|(?:anzahl )?(?:der )?(?:nächte|übernachtungen)|nuits|(?:número de )?noches|notti|nætter|netter|nätter|nachten)$/;
const LAST_NIGHT = /^(?:last night|letzte nacht|dernière nuit|última noche)$/;
const DAY_OUT = /^(?:check[- ]?out(?: date| day)?|departure(?: date)?|abreise(?:tag|datum)?|départ|salida)$/;
const MOST_NIGHTS = 366;

/** How many nights the words count, in figures. */
const countNights = ({ lines }: EventWords): number | undefined => {
  const count = /^\d{1,3}(?!\d)/.exec(labelled(lines, NIGHTS)?.value.trim() ?? '')?.[0];
  const nights = Number(count ?? 0);
  return nights > 0 && nights <= MOST_NIGHTS ? nights : undefined;
};
const dayUnder = ({ lines }: EventWords, label: RegExp): string | undefined => {
  const text = labelled(lines, label)?.value.trim() ?? '';
  return (readWrittenTime(text) ?? readSpokenTime(text))?.local.slice(0, 10);
};

/**
 * The day a whole-day stay ends. The end of such an event is the day after its last, but many houses mean the day of check-out by it. So the
 * words decide: the nights that they count, or the day that they name. Otherwise the last day is that of check-out where they give a
 * time for it, and the end is where they don't.
 */
const checkoutDay = (words: EventWords, start: Found | undefined, end: Found | undefined): Found | undefined => {
  if (!start || (end && end.value.length > 10)) return end;
  const begins = start.value.slice(0, 10);
  const nights = countNights(words);
  const last = dayUnder(words, LAST_NIGHT);
  const named = nights === undefined ? (last ? addDays(last, 1) : dayUnder(words, DAY_OUT)) : addDays(begins, nights);
  if (named !== undefined && daysBetween(begins, named) > 0) return { ...(end ?? start), value: named };
  const hasClock = clockUnder(words, CHECK_OUT) !== undefined;
  return end && hasClock && daysBetween(begins, end.value) > 1 ? { ...end, value: addDays(end.value, -1) } : end;
};

const summaryOf = ({ summary }: EventWords): Found | undefined =>
  summary.text.trim() ? { value: summary.text.trim(), span: summary.span(0, summary.text.length) } : undefined;

/** A night or more in a house. */
export const hotelEvent = (words: EventWords): Partial<FoundDraft> => {
  const start = localTime(findEventTime(words.event, 'DTSTART'), undefined);
  const end = localTime(findEventEnd(words.event), undefined);
  const [arrival, departure] = [clockUnder(words, CHECK_IN), clockUnder(words, CHECK_OUT)];
  const name =
    labelled(words.lines, /^(?:hotel(?: name)?|property|accommodation|unterkunft)$/) ?? houseName(summaryOf(words));
  const place = toFoundPlace({ name, address: words.location });
  return {
    ...parseCommonFields(words),
    title: name,
    supplier: name,
    start: withClock(start.time, arrival),
    start_timezone: start.zone,
    end: withClock(checkoutDay(words, start.time, end.time), departure),
    end_timezone: end.zone,
    places: place ? [place] : [],
  };
};

/** A table, a show, a meeting: something at one place and time. */
export const visitEvent = (words: EventWords, kind: 'restaurant' | 'event'): Partial<FoundDraft> => {
  const start = findEventTime(words.event, 'DTSTART');
  const end = findEventEnd(words.event);
  const [from, to] = [localTime(start, undefined), localTime(end, undefined)];
  const headline = summaryOf(words);
  const name = kind === 'restaurant' ? houseName(headline) : reread(headline, headline?.value.replace(PREFIX, ''));
  const place = toFoundPlace(kind === 'restaurant' ? { name, address: words.location } : { name: words.location });
  const lastDay =
    end?.allDay && start && to.time
      ? {
          ...to.time,
          value: daysBetween(start.time.value, to.time.value) > 0 ? addDays(to.time.value, -1) : to.time.value,
        }
      : to.time;
  return {
    ...parseCommonFields(words),
    title: name,
    supplier: kind === 'restaurant' ? name : undefined,
    start: from.time,
    start_timezone: from.zone,
    end: lastDay,
    end_timezone: to.zone,
    places: place ? [place] : [],
  };
};
