import type { Found, FoundDraft, FoundLeg } from '../found-draft';
import type { Passage } from '../text/passage';
import { type AirSegment, airSegment } from './air-segment';
import { type GdsLine, gdsLines } from './gds-lines';
import { otherSegments } from './other-segments';
import { passengerNames } from './passenger-names';
import { gdsHead } from './record-locator';
import { documentLegs } from './travel-document';

const MOST_SEGMENTS = 100;

/** Segments in order: a date without a year is not before the segment above it, unless that one stands alone in another year. */
const segmentsOf = (passage: Passage, lines: readonly GdsLine[], near: string): AirSegment[] => {
  const segments: AirSegment[] = [];
  for (const line of lines) {
    if (segments.length >= MOST_SEGMENTS) break;
    const last = segments.at(-1)?.leg.departs?.value.slice(0, 10);
    const segment = airSegment(passage, line, last ?? near);
    if (segment) segments.push(segment);
  }
  return segments;
};

const flightDraft = (
  legs: FoundLeg[],
  cancelled: boolean,
  travelers: Found[],
  locator?: Found,
  status?: Found,
): FoundDraft => ({
  kind: 'flight',
  source_format: 'gds',
  confidence: 'likely',
  cancelled,
  status_span: status?.span,
  confirmation_id: locator,
  travelers,
  places: [],
  legs,
});

/**
 * Reads the reservation that Amadeus, Galileo, Apollo, Sabre or Worldspan shows: passengers, air, hotel and car segments and the
 * record locator. Dates without a year are near the day of issue where it is shown, else near `today`.
 */
export const readGds = (passage: Passage, today: string): FoundDraft[] => {
  const lines = gdsLines(passage);
  const head = gdsHead(passage, lines, today);
  const near = head.issued ?? today;
  const segments = segmentsOf(passage, lines, near);
  const travelers = passengerNames(passage, lines);
  const others = otherSegments(passage, lines, near).map((draft) => ({ ...draft, travelers }));
  const locator = head.locator ?? segments.map((segment) => segment.locator).find(Boolean);
  const draftOf = (cancelled: boolean) => {
    const own = segments.filter((segment) => segment.cancelled === cancelled);
    return own.length
      ? [
          flightDraft(
            own.map(({ leg }) => leg),
            cancelled,
            travelers,
            locator,
            own[0]?.status,
          ),
        ]
      : [];
  };
  const printed = segments.length ? [] : documentLegs(passage, lines, today);
  const document = printed.length ? [flightDraft(printed, false, travelers, locator)] : [];
  return [...draftOf(false), ...draftOf(true), ...document, ...others];
};
