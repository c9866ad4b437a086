import type { Found } from '../found-draft';
import { reread } from '../spans';
import type { Passage } from '../text/passage';
import { gdsDay } from './gds-dates';
import { findCaptureGroup, type GdsLine } from './gds-lines';

/** A reservation's head: its record locator and the day it was made. */
type GdsHead = { locator?: Found; issued?: string };

const LOCATORS = [
  /^\s*RP\/\S+\s.*?\s\d{1,2}[A-Z]{3}\d{2}\/\d{4}Z\s+([A-Z0-9]{6})\s*$/d,
  /^\s*RP\/\S+\s(?:.*\s)?([A-Z0-9]{6})\s*$/d,
  /(?:^|\s)(?:(?:YOUR |AIRLINE |VENDOR |GDS )?(?:BOOKING|RESERVATION|RECORD|CONFIRMATION|TRIP)(?:\s*(?:REF(?:ERENCE)?|LOCATOR|CODE|NUMBER|NO|NBR))?|REC(?:ORD)? ?LOC(?:ATOR)?|RLOC|PNR(?: LOCATOR)?|LOCATOR)\s*[:.#-]\s*(?:[A-Z0-9]{2}\/)?([A-Z0-9]{5,6})(?![A-Z0-9])/di,
  /^\s*1P-\s*([A-Z0-9]{6})\s*$/d,
  /^\s*([A-Z0-9]{6})\/[A-Z0-9]{2}\s+[A-Z0-9]{3,6}\s/d,
  /^\S+\*A[A-Z0-9]{2}\s+\d{4}\/\d{2}[A-Z]{3}\d{2}\s+([A-Z]{6})(?:\s+[A-Z])?\s*$/d,
  /^\s*([A-Z0-9]{6})\s*$/d,
];
const ISSUED = /^\s*RP\/\S+\s(?:.*\s)?(\d{1,2}[A-Z]{3}\d{2})\/\d{4}Z/;

/** A locator of the system itself has six signs with a letter among them; words of a terminal's answer are none. */
const isLocator = (text: string) =>
  /[A-Z]/i.test(text)
    ? !/^(?:AMADEUS|TICKET|STATUS|FLIGHT|NUMBER|PLEASE|THANKS|OPTION|RETURN|REGARD)$/i.test(text)
    : text.length >= 5;

/** The record locator, by the surest kind of line that has one, and the day of issue. `lines` before the segments stand for bare locators. */
export const gdsHead = (passage: Passage, lines: readonly GdsLine[], today: string): GdsHead => {
  const issued = lines.map(({ text }) => ISSUED.exec(text)?.[1]).find(Boolean);
  const head: GdsHead = { issued: issued ? gdsDay(issued, today) : undefined };
  for (const [i, pattern] of LOCATORS.entries()) {
    for (const [at, line] of lines.entries()) {
      const match = pattern.exec(line.text);
      const code = match?.[1] ?? '';
      const bare = i === LOCATORS.length - 1;
      if (
        !match ||
        !isLocator(code) ||
        (bare && !/^(?=.*\d)(?=.*[A-Z])/.test(code) && !/^\s*1\.\s*\d*[A-Z]+\//.test(lines[at + 1]?.text ?? ''))
      )
        continue;
      const found = findCaptureGroup(passage, line, match, 1);
      return { ...head, locator: reread(found, code.toUpperCase()) };
    }
  }
  return head;
};
