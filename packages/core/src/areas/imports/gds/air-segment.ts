import { findAirport } from '../airports';
import { airlineNamed } from '../data/company-names';
import type { Found, FoundLeg, FoundPlace } from '../found-draft';
import { derived } from '../found-draft';
import { reread } from '../spans';
import type { Passage } from '../text/passage';
import { landingAfter } from '../time/landing';
import { arrivalDay, gdsClock, gdsDay } from './gds-dates';
import { findCaptureGroup, type GdsLine } from './gds-lines';

export type AirSegment = { leg: FoundLeg; cancelled: boolean; passengers: number; status?: Found; locator?: Found };

/**
 * Line number, carrier, flight, class, date, weekday, city pair and status, as Amadeus, Galileo, Apollo, Sabre and Worldspan
 * all write them, with their differences in blanks and marks.
 */
const SEGMENT = new RegExp(
  [
    String.raw`^[\s>*]*(?:\d{1,2}(?:\s*[.)]\s*|\s+))?(?<carrier>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s*\*?(?<number>\d{1,4})\s*(?<cabin>[A-Z])\s+`,
    String.raw`(?<date>\d{1,2}[A-Z]{3}(?:\d{4}|\d{2})?)(?![A-Z])[\s*]*(?:(?<weekday>[1-7](?![\d])|(?:MO|TU|WE|TH|FR|SA|SU|[MTWQFJS])(?=[\s*]))[\s*]*)?`,
    String.raw`(?<from>[A-Z]{3})[\s/-]?(?<to>[A-Z]{3})[\s*]*(?<status>[A-Z]{2})\s?(?<count>\d{1,2})(?!\d)(?<rest>.*)$`,
  ].join(''),
  'd',
);
const TIME = String.raw`\d{1,2}:\d{2}|\d{3,4}[APNM]?`;
/** The last two times of a line: before them may stand a check-in time or a terminal. */
const TIMES = new RegExp(
  String.raw`(?<![\w/.])(?<departs>${TIME})(?![\w:])(?:\s*[-/])?\s+(?<lead>[#*|+‡¥-]{0,2})\s?(?<arrives>${TIME})(?![\d:])(?<tail>\s?[#+‡¥|*-]\s?\d?(?!\d)|\s+[#+‡¥]\d)?(?:\s+(?<date>\d{1,2}[A-Z]{3})(?:\d{2})?(?![\w]))?`,
  'd',
);
const THREE_TIMES = new RegExp(
  String.raw`^\s+(?:${TIME})\s+(?:\w{1,2}\s+)?(?=(?:${TIME})\s+[#*|+‡¥-]{0,2}\s?(?:${TIME}))`,
);

/** Unable, cancelled, no-show, or refused by the carrier. */
const CANCELLED = new Set(['HX', 'XX', 'UN', 'UC', 'NO', 'UU', 'US', 'WK', 'XK', 'NS']);

const airport = (code: Found | undefined): FoundPlace => ({
  iata_code: code,
  name: derived(findAirport(code?.value)?.name),
});

type Times = { departs?: Found; arrives?: Found; marked: boolean };

const timesOf = (passage: Passage, line: GdsLine, segment: RegExpExecArray, day: string): Times => {
  const rest = segment.groups?.rest ?? '';
  const skipped = THREE_TIMES.exec(rest)?.[0].length ?? 0;
  const at = (segment.indices?.groups?.rest?.[0] ?? 0) + skipped;
  const match = TIMES.exec(rest.slice(skipped));
  const { departs, arrives, lead, tail, date } = match?.groups ?? {};
  if (!match || !departs || !arrives) return { marked: false };
  const shifted = { ...line, start: line.start + at };
  const [leaves, lands] = [gdsClock(departs), gdsClock(arrives)];
  const landing = arrivalDay(day, lead || tail, date);
  return {
    marked: !!(lead || tail || date),
    departs: reread(findCaptureGroup(passage, shifted, match, 'departs'), leaves && `${day}T${leaves}`),
    arrives: reread(findCaptureGroup(passage, shifted, match, 'arrives'), lands && `${landing}T${lands}`),
  };
};

const zonesOf = ({ departs_timezone, arrives_timezone }: FoundLeg) => ({
  from: departs_timezone?.value,
  to: arrives_timezone?.value,
});

const locatorOf = (passage: Passage, line: GdsLine): Found | undefined => {
  const match = /(?:\/DC[A-Z0-9]{2}\*|\s[A-Z0-9]{2}\/)([A-Z0-9]{5,6})(?![A-Z0-9])/d.exec(line.text);
  return match ? findCaptureGroup(passage, line, match, 1) : undefined;
};

/** Reads one air segment. `near` is the day from which a date without a year is counted. */
export const airSegment = (passage: Passage, line: GdsLine, near: string): AirSegment | undefined => {
  const match = SEGMENT.exec(line.text);
  const { date = '', weekday, count = '1', status = '' } = match?.groups ?? {};
  const day = match && gdsDay(date, near, weekday);
  if (!match || !day) return undefined;
  const of = (group: string) => findCaptureGroup(passage, line, match, group);
  const times = timesOf(passage, line, match, day);
  const [from, to, number] = [of('from'), of('to'), of('number')];
  const leg: FoundLeg = {
    carrier: derived(airlineNamed(of('carrier')?.value)),
    carrier_code: of('carrier'),
    number: reread(number, number?.value.replace(/^0+(?=\d)/, '')),
    from: airport(from),
    to: airport(to),
    departs: times.departs ?? reread(of('date'), day),
    departs_timezone: derived(findAirport(from?.value)?.zone),
    arrives: times.arrives,
    arrives_timezone: derived(findAirport(to?.value)?.zone),
    cabin: of('cabin'),
  };
  return {
    cancelled: CANCELLED.has(status),
    passengers: Number(count),
    status: of('status'),
    locator: locatorOf(passage, line),
    leg: times.marked ? leg : { ...leg, arrives: landingAfter(leg.departs, leg.arrives, zonesOf(leg)) },
  };
};
