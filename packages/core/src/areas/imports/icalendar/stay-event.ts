import { addDays, daysBetween } from '../../../base/days';
import type { Found, FoundDraft } from '../found-draft';
import { toFoundPlace } from '../found-draft';
import { reread } from '../spans';
import { labelled } from '../text/labels';
import { readClock } from '../time/spoken-time';
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

/**
 * The day a whole-day stay ends. The end of such an event is the day after its last; house calendars mean the day of check-out by it,
 * except where the description gives a check-out time, so that the last day is the day of check-out.
 */
const checkoutDay = (start: Found | undefined, end: Found | undefined, hasClock: boolean): Found | undefined => {
  if (!start || !end || end.value.length > 10) return end;
  return hasClock && daysBetween(start.value, end.value) > 1 ? { ...end, value: addDays(end.value, -1) } : end;
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
    end: withClock(checkoutDay(start.time, end.time, !!departure), departure),
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
