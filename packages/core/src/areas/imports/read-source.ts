import { boardingPassesIn } from './boarding-pass/bcbp';
import { boardingPassFields } from './boarding-pass/field-list';
import type { Detected } from './detect-format';
import type { FoundDraft } from './found-draft';
import { readGds } from './gds/read-gds';
import { readHtml } from './html/read-html';
import { readICalendar } from './icalendar/read-icalendar';
import { readPkpass } from './pkpass/read-pkpass';
import { draftsOfThings } from './schema-org/drafts-of-things';
import { readJsonLd } from './schema-org/json-ld';
import type { SourcePart } from './spans';
import { toPassage } from './text/passage';

/** The drafts of one source, still to be merged, and sentences about what could not be read. */
export type SourceReading = { drafts: FoundDraft[]; notes: string[] };

/** What plain words may hold: boarding passes, or a reservation as a terminal shows it. */
export const readText = (part: SourcePart, today: string): SourceReading => {
  const passage = toPassage(part);
  const passes = [...boardingPassFields(passage, today), ...boardingPassesIn(passage, today)];
  return { drafts: passes.length ? passes : readGds(passage, today), notes: [] };
};

/** A page's data, or else what its words hold. */
export const readPage = (part: SourcePart, today: string): SourceReading => {
  const { drafts, text, notes } = readHtml(part);
  if (drafts.length || !text) return { drafts, notes };
  const words = readText({ name: `${part.name} as text`, text }, today);
  return { drafts: words.drafts, notes: [...notes, ...words.notes] };
};

const readJsonSource = (part: SourcePart, today: string): SourceReading => {
  const things = readJsonLd(part);
  if (things) return { drafts: draftsOfThings(things, 'schema_org_json_ld'), notes: [] };
  const words = readText(part, today);
  return words.drafts.length
    ? words
    : { drafts: [], notes: ['The JSON in the file is broken and couldn’t be repaired.'] };
};

/** Reads everything but e-mails, by what the content is. */
export const readDetected = (
  detected: Exclude<Detected, { format: 'email' }>,
  bytes: Uint8Array,
  today: string,
): SourceReading => {
  switch (detected.format) {
    case 'zip':
      return readPkpass(bytes, today);
    case 'pdf':
      return {
        drafts: [],
        notes: [
          'We can’t read PDF files. Import the email it came with, or the calendar file or wallet pass of the booking.',
        ],
      };
    case 'empty':
      return { drafts: [], notes: ['The file is empty.'] };
    case 'icalendar':
      return { drafts: readICalendar({ name: 'text/calendar', text: detected.text }), notes: [] };
    case 'json':
      return readJsonSource({ name: 'application/json', text: detected.text }, today);
    case 'html':
      return readPage({ name: 'text/html', text: detected.text }, today);
    case 'text':
      return readText({ name: 'text/plain', text: detected.text }, today);
  }
};
