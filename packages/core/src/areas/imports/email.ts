import PostalMime from 'postal-mime';
import { readAttachment, readPage, readText, type SourceReading } from './read-source';
import { readWrittenTime } from './time/local-time';

const MOST_ATTACHMENTS = 20;
const MOST_NESTING = 50;
const MOST_BOUNDARIES = 5000;
const MOST_LINES = 150_000;
const READABLE = /calendar|pkpass|vnd\.apple|json|html|text|octet-stream|zip/i;

const PDF_ONLY =
  'No booking was found in the email itself, and we can’t read the attached PDF. Please enter its booking by hand.';

type Mail = Awaited<ReturnType<typeof PostalMime.parse>>;

/** Tells `meet` where `pattern`, given in lower case, stands in the bytes in any case. */
const eachPlace = (bytes: Uint8Array, pattern: string, meet: (at: number) => void): void => {
  const wanted = new TextEncoder().encode(pattern);
  const last = wanted.length - 1;
  for (let at = 0; at + last < bytes.length; at++) {
    let i = 0;
    while (i <= last && lower(bytes[at + i] ?? 0) === wanted[i]) i++;
    if (i > last) meet(at);
  }
};

const lower = (byte: number) => (byte >= 65 && byte <= 90 ? byte + 32 : byte);

/** The mail parser takes quadratic time over many parts and over flowed text, and is slow by the line: such mails are refused, flowed text is read as it stands. */
const tamed = (bytes: Uint8Array): Uint8Array | undefined => {
  let boundaries = 0;
  const copy = bytes.slice();
  let lines = 0;
  eachPlace(bytes, '\n', () => lines++);
  eachPlace(bytes, '\n--', () => boundaries++);
  eachPlace(bytes, 'format=flowed', (at) => copy.set(new TextEncoder().encode('fixed '), at + 'format='.length));
  return boundaries > MOST_BOUNDARIES || lines > MOST_LINES ? undefined : copy;
};

const parse = async (source: Uint8Array): Promise<Mail | undefined> => {
  const bytes = tamed(source);
  if (!bytes) return undefined;
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: MOST_NESTING });
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

const readAttachments = (mail: Mail, day: string): SourceReading[] =>
  mail.attachments
    .filter(
      ({ mimeType, filename }) =>
        READABLE.test(mimeType) || /\.(?:ics|pkpass|pkpasses|json|html?|txt)$/i.test(filename ?? ''),
    )
    .slice(0, MOST_ATTACHMENTS)
    .map(({ content, filename, mimeType }) => named(readAttachment(bytesOf(content), day), filename ?? mimeType));

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

/** Reads an e-mail: its page, its attached passes and calendars, and where these hold nothing its plain text. */
export const readEmail = async (bytes: Uint8Array, today: string): Promise<SourceReading> => {
  const mail = await parse(bytes);
  if (!mail) return { drafts: [], notes: ['We couldn’t read the email. Save it again as .eml and import that.'] };
  const day = sentOn(mail, today);
  const page = mail.html ? readPage({ name: 'text/html', text: mail.html }, day) : { drafts: [], notes: [] };
  const readings = [page, ...readAttachments(mail, day)];
  const drafts = readings.flatMap((reading) => reading.drafts);
  const notes = readings.flatMap((reading) => reading.notes);
  if (drafts.length) return { drafts, notes };
  const words = readText({ name: 'text/plain', text: mail.text ?? '' }, day);
  const hasPdf = mail.attachments.some(({ mimeType }) => mimeType === 'application/pdf');
  const hint = hasPdf && !words.drafts.length ? [PDF_ONLY] : [];
  return { drafts: words.drafts, notes: [...notes, ...words.notes, ...hint] };
};
