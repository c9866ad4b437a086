import PostalMime from 'postal-mime';
import { detectFormat } from './detect-format';
import { readDetected, readPage, readText, type SourceReading } from './read-source';
import { readWrittenTime } from './time/local-time';

const MOST_ATTACHMENTS = 20;
const MOST_NESTING = 50;
/** A mail within the text of a mail is read, one within that is left closed: each would be decoded once more. */
const DEEPEST_MAIL = 1;
/** A mail that is attached to a mail is read too; one that is attached to that is left closed. */
const DEEPEST_ATTACHED = 1;
const MOST_ATTACHED_MAILS = 5;
/** Ten times what long lists of recipients and signatures of many servers take. */
const MOST_HEADER_BYTES = 100_000;
const MOST_BOUNDARIES = 500;
/** Attachments have lines of sixty letters and more. */
const SHORT_LINE = 60;
const MOST_SHORT_LINES = 20_000;
const READABLE = /calendar|pkpass|vnd\.apple|json|html|text|octet-stream|zip|rfc822/i;

const PDF_ONLY =
  'No booking was found in the email itself, and we can’t read the attached PDF. Please enter its booking by hand.';

type Mail = Awaited<ReturnType<typeof PostalMime.parse>>;

const LINE_END = 10;
const DASH = 45;
/** Whether the mail parser could read a mail in a moment: it takes a while for each line, and compares each boundary with all others. */
const isTame = (bytes: Uint8Array): boolean => {
  let [shortLines, boundaries] = [0, 0];
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf(LINE_END, at);
    const end = found < 0 ? bytes.length : found;
    if (end - at < SHORT_LINE) shortLines++;
    if (bytes[at] === DASH && bytes[at + 1] === DASH) boundaries++;
    at = end + 1;
  }
  return shortLines <= MOST_SHORT_LINES && boundaries <= MOST_BOUNDARIES;
};

const FLOWED = 'format=flowed';
/** A mail without the mark of flowed text, which is read as it stands: the parser takes quadratic time over it. */
const withoutFlow = (bytes: Uint8Array): Uint8Array => {
  const copy = bytes.slice();
  // A byte is a letter in this character set, so that places in the text are places in the bytes.
  const text = new TextDecoder('windows-1252').decode(bytes).toLowerCase();
  for (let at = text.indexOf(FLOWED); at >= 0; at = text.indexOf(FLOWED, at + FLOWED.length))
    copy.set(new TextEncoder().encode('fixed '), at + 'format='.length);
  return copy;
};

const parse = async (source: Uint8Array): Promise<Mail | undefined> => {
  if (!isTame(source)) return undefined;
  try {
    return await PostalMime.parse(withoutFlow(source), {
      maxNestingDepth: MOST_NESTING,
      maxRfc822NestingDepth: DEEPEST_MAIL,
      maxHeadersSize: MOST_HEADER_BYTES,
    });
  } catch {
    return undefined;
  }
};

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array => {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
};

/** Days without a year in a mail are near the day it was sent. */
const sentOn = (mail: Mail, today: string): string => readWrittenTime(mail.date ?? '')?.local.slice(0, 10) ?? today;

const readAttachments = async (mail: Mail, day: string, depth: number): Promise<SourceReading[]> => {
  const readings: SourceReading[] = [];
  let mails = 0;
  const readable = mail.attachments.filter(
    ({ mimeType, filename }) =>
      READABLE.test(mimeType) || /\.(?:ics|pkpass|pkpasses|json|html?|txt|eml)$/i.test(filename ?? ''),
  );
  for (const { content, filename, mimeType } of readable.slice(0, MOST_ATTACHMENTS)) {
    const bytes = bytesOf(content);
    const detected = detectFormat(bytes);
    if (detected.format === 'pdf') continue;
    if (detected.format !== 'email') {
      readings.push(named(readDetected(detected, bytes, day), filename ?? mimeType));
      continue;
    }
    mails += 1;
    if (depth < DEEPEST_ATTACHED && mails <= MOST_ATTACHED_MAILS)
      readings.push(named(await readMail(bytes, day, depth + 1), filename ?? mimeType));
  }
  return readings;
};

/** Spans of an attachment carry its name, so that two passes of one mail can be told apart. */
const named = (reading: SourceReading, name: string): SourceReading => {
  const rename = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rename);
    if (!node || typeof node !== 'object') return node;
    const entries = Object.entries(node).map(([key, value]) => [
      key,
      key === 'part' ? `${name}: ${value}` : rename(value),
    ]);
    return Object.fromEntries(entries);
  };
  return { ...reading, drafts: rename(reading.drafts) as SourceReading['drafts'] };
};

const readMail = async (bytes: Uint8Array, today: string, depth: number): Promise<SourceReading> => {
  const mail = await parse(bytes);
  if (!mail) return { drafts: [], notes: ['We couldn’t read the email. Save it again as .eml and import that.'] };
  const day = sentOn(mail, today);
  const page = mail.html ? readPage({ name: 'text/html', text: mail.html }, day) : { drafts: [], notes: [] };
  const readings = [page, ...(await readAttachments(mail, day, depth))];
  const drafts = readings.flatMap((reading) => reading.drafts);
  const notes = readings.flatMap((reading) => reading.notes);
  if (drafts.length) return { drafts, notes };
  const words = readText({ name: 'text/plain', text: mail.text ?? '' }, day);
  const hasPdf = mail.attachments.some(({ mimeType }) => mimeType === 'application/pdf');
  const hint = hasPdf && !words.drafts.length ? [PDF_ONLY] : [];
  return { drafts: words.drafts, notes: [...notes, ...words.notes, ...hint] };
};

/**
 * Reads an e-mail: its page, its attached passes, calendars and mails, and where these hold nothing its plain text. A confirmation is read alike
 * whether it was forwarded in the text, as an attached mail or as a file.
 */
export const readEmail = (bytes: Uint8Array, today: string): Promise<SourceReading> => readMail(bytes, today, 0);
