import { findAirport } from '../airports';
import { carCompanyNamed } from '../data/company-names';
import type { FoundDraft } from '../found-draft';
import { reread } from '../spans';
import type { Passage } from '../text/passage';
import { gdsClock, gdsDay } from './gds-dates';
import { findCaptureGroup, type GdsLine } from './gds-lines';

const HOTEL =
  /^[\s.]*(?:\d{1,2}[ .]*)?\/?(?:HHL|HTL|HHT|HTI|HLX)\s*([A-Z0-9]{2})\s+(?:\w{2}\d{1,2})\s+([A-Z]{3})\s+(?:IN)?\s?(\d{1,2}[A-Z]{3})(?:\s*-\s*|\s+)(?:W-)?(?:OUT)?\s?(\d{1,2}[A-Z]{3})(.*)$/d;
const CAR =
  /^[\s.]*(?:\d{1,2}[ .]*)?\/?(?:CCR|CAR|CCX|CLS)\s*([A-Z0-9]{2})\s+(?:\w{2}\d{1,2})\s+([A-Z]{3})\s+(\d{1,2}[A-Z]{3})(?:\s*-\s*|\s+)(\d{1,2}[A-Z]{3})(.*)$/d;
const CONFIRMATION = /(?:CF|CF-)[- :]?([A-Z0-9]{4,20})/d;
const HOUSE = /\/?H?(?:HN|NAME|HTL)[- :]([A-Z][A-Z &'-]{3,40})|\s([A-Z][A-Z&']+(?: [A-Z&']+){1,5})\s*(?:$|\/|\s{2})/d;
const AT = { arrives: /ARR-(\d{4})/, returns: /RT-(\d{4})/ };

const at = (day: string, time = '') => {
  const clock = gdsClock(time);
  return clock ? `${day}T${clock}` : day;
};

const baseOf = (kind: 'hotel' | 'car_rental'): FoundDraft => ({
  kind,
  source_format: 'gds',
  confidence: 'likely',
  cancelled: false,
  travelers: [],
  places: [],
  legs: [],
});

/** The words that belong to a segment: its own line and the indented ones under it. */
const withContinuation = (lines: readonly GdsLine[], index: number): GdsLine[] => {
  const next = lines.slice(index + 1, index + 5);
  const end = next.findIndex(({ text }) => !/^\s{3,}\S/.test(text) || /^\s*\d{1,2}[ .]/.test(text));
  return [lines[index] as GdsLine, ...(end < 0 ? next : next.slice(0, end))];
};

const firstGroup = (passage: Passage, lines: readonly GdsLine[], pattern: RegExp) => {
  for (const line of lines) {
    const match = pattern.exec(line.text);
    if (match) return findCaptureGroup(passage, line, match, match[1] ? 1 : 2);
  }
  return undefined;
};

const segmentAt = (
  passage: Passage,
  lines: readonly GdsLine[],
  index: number,
  near: string,
  kind: 'hotel' | 'car_rental',
): FoundDraft[] => {
  const line = lines[index] as GdsLine;
  const match = (kind === 'hotel' ? HOTEL : CAR).exec(line.text);
  const start = match && gdsDay(match[3] ?? '', near);
  const end = match && start && gdsDay(match[4] ?? '', start);
  if (!match || !start) return [];
  const own = withContinuation(lines, index);
  const rest = own.map(({ text }) => text).join(' ');
  const city = findCaptureGroup(passage, line, match, 2);
  const name =
    kind === 'hotel'
      ? firstGroup(
          passage,
          own.map((l, i) => (i ? l : { ...l, text: l.text.slice(0, 0) })),
          HOUSE,
        )
      : undefined;
  const code = findCaptureGroup(passage, line, match, 1);
  const supplier =
    name ?? reread(code, kind === 'car_rental' ? (carCompanyNamed(code?.value) ?? code?.value) : code?.value);
  const clock = kind === 'car_rental' ? AT : undefined;
  return [
    {
      ...baseOf(kind),
      supplier,
      title: name,
      confirmation_id: firstGroup(passage, own, CONFIRMATION),
      start: reread(findCaptureGroup(passage, line, match, 3), at(start, clock?.arrives.exec(rest)?.[1])),
      end: reread(findCaptureGroup(passage, line, match, 4), end ? at(end, clock?.returns.exec(rest)?.[1]) : undefined),
      places: [{ name: name ?? reread(city, findAirport(city?.value)?.name ?? city?.value), iata_code: city }],
    },
  ];
};

const MOST_SEGMENTS = 100;

/** Hotel (HHL, HTL) and car (CCR, CAR) segments of a reservation. */
export const otherSegments = (passage: Passage, lines: readonly GdsLine[], near: string): FoundDraft[] => {
  const drafts: FoundDraft[] = [];
  for (let i = 0; i < lines.length && drafts.length < MOST_SEGMENTS; i++)
    drafts.push(...segmentAt(passage, lines, i, near, 'hotel'), ...segmentAt(passage, lines, i, near, 'car_rental'));
  return drafts;
};
