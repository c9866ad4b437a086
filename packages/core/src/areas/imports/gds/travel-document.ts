import { airportIn } from '../airport-names';
import { findAirport } from '../airports';
import type { Found, FoundLeg } from '../found-draft';
import { derived } from '../found-draft';
import { reread } from '../spans';
import { foundIn, type Passage } from '../text/passage';
import { isoDay } from '../time/local-time';
import { monthNamed } from '../time/months';
import { readSpokenDay } from '../time/spoken-time';
import { resolveDay } from '../time/year-of-day';
import { findCaptureGroup, type GdsLine } from './gds-lines';

/** `FLIGHT DL 9520 - DELTA AIR LINES   TUE 07 JUNE 2016`, then its DEPARTURE and ARRIVAL lines. */
const FLIGHT =
  /^\s*FLIGHT(?:\s*:)?\s+([A-Z0-9]{2})\s?(\d{1,4})(?:\s*-\s*([A-Z0-9.&'-]+(?: [A-Z0-9.&'-]+)*)?)?(?:\s{2}(.*)|\s?$)/d;
const STOP = /^\s*(DEPARTURE|ARRIVAL)\s*:\s*(?=\S)/;
const WHEN = /[\s-](\d{1,2} [A-Z]{3,9})(?: \d{4})?\s+(\d{1,2}:\d{2})/d;
const SEAT = /\bSEAT(?:\s*:)?\s*(\d{1,3}[A-Z])\b/d;
const CABIN = /(?:RESERVATION CONFIRMED|CLASS)\s*[,:-]\s*([A-Z][A-Z ]+?)\s*(?:\(|\s{2}|$)/d;

const MOST_LEGS = 100;

type Block = { lines: GdsLine[]; match: RegExpExecArray };

const blocksOf = (lines: readonly GdsLine[]): Block[] => {
  const blocks: Block[] = [];
  for (const line of lines) {
    const match = FLIGHT.exec(line.text);
    if (match) blocks.push({ lines: [line], match });
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks;
};

type Stop = { when?: Found; place?: FoundLeg['from']; zone?: Found };

/** The name of a place between two offsets of a line, without the dash that may part it from its day. */
const nameBetween = (passage: Passage, { text, start }: GdsLine, from: number, to: number): Found | undefined => {
  let end = to;
  while (end > from && /[\s-]/.test(text.charAt(end - 1))) end--;
  return foundIn(passage, start + from, start + end);
};

const stopOf = (passage: Passage, block: Block, word: string, near: string): Stop => {
  for (const line of block.lines) {
    const head = STOP.exec(line.text);
    const match = head?.[1] === word ? WHEN.exec(line.text) : null;
    if (!head || !match) continue;
    const [day = '', month = ''] = (match[1] ?? '').split(' ');
    const date = resolveDay(near, monthNamed(month) ?? 0, Number(day));
    const name = nameBetween(passage, line, head[0].length, match.index);
    const airport = airportIn(name?.value.split(/TERMINAL\b/, 1)[0]);
    const clock = findCaptureGroup(passage, line, match, 2);
    return {
      when: reread(clock, date && `${date}T${clock?.value.padStart(5, '0')}`),
      place: { name, iata_code: reread(name, airport?.iata) },
      zone: derived(findAirport(airport?.iata)?.zone),
    };
  }
  return {};
};

const inBlock = (passage: Passage, block: Block, pattern: RegExp): Found | undefined => {
  for (const line of block.lines) {
    const match = pattern.exec(line.text);
    if (match) return findCaptureGroup(passage, line, match, 1);
  }
  return undefined;
};

const legOf = (passage: Passage, block: Block, today: string): FoundLeg => {
  const [head] = block.lines as [GdsLine];
  const spoken = readSpokenDay(block.match[4] ?? '');
  const near = (spoken?.year && isoDay(spoken.year, spoken.month, spoken.day)) || today;
  const departs = stopOf(passage, block, 'DEPARTURE', near);
  const arrives = stopOf(passage, block, 'ARRIVAL', near);
  const number = findCaptureGroup(passage, head, block.match, 2);
  return {
    carrier: findCaptureGroup(passage, head, block.match, 3),
    carrier_code: findCaptureGroup(passage, head, block.match, 1),
    number: reread(number, number?.value.replace(/^0+(?=\d)/, '')),
    from: departs.place,
    to: arrives.place,
    departs: departs.when,
    departs_timezone: departs.zone,
    arrives: arrives.when,
    arrives_timezone: arrives.zone,
    seat: inBlock(passage, block, SEAT),
    cabin: inBlock(passage, block, CABIN),
  };
};

/** The legs of a travel document, the itinerary that a system prints for the traveler. */
export const documentLegs = (passage: Passage, lines: readonly GdsLine[], today: string): FoundLeg[] =>
  blocksOf(lines)
    .slice(0, MOST_LEGS)
    .map((block) => legOf(passage, block, today))
    .filter(({ departs, from, to }) => departs && from && to);
