import { detectFormat } from './detect-format';
import { readEmail } from './email';
import type { ImportPreview } from './import-draft';
import { mergeDrafts } from './merge-drafts';
import { readDetected, type SourceReading } from './read-source';
import { settleDraft } from './settle-draft';
import { describeUnclearPrice } from './text/price';
import { readInOneDayOrder } from './time/one-day-order';

const LARGEST = 10_000_000;
const NOTHING =
  'No booking was found in this file. Import the confirmation email (.eml), a calendar file (.ics) or a wallet pass (.pkpass), or paste the booking as text.';

const read = async (bytes: Uint8Array, today: string): Promise<SourceReading> => {
  const detected = detectFormat(bytes);
  return detected.format === 'email' ? readEmail(bytes, today) : readDetected(detected, bytes, today);
};

/**
 * Turns a booking confirmation into draft bookings: e-mail, HTML, JSON-LD, iCalendar, wallet pass, boarding pass code or GDS text, told
 * apart by content. `today` is an ISO day, from which dates without a year are counted. Never throws: what cannot be read, is larger
 * than 10 MB or holds no booking is said in `notes`.
 */
export const previewImport = async (file: {
  file_name: string;
  bytes: Uint8Array;
  today: string;
}): Promise<ImportPreview> => {
  if (file.bytes.length > LARGEST)
    return {
      drafts: [],
      notes: [`${file.file_name} is larger than 10 MB. Import the confirmation without its large attachments.`],
    };
  try {
    const { drafts, notes } = await read(file.bytes, file.today.slice(0, 10));
    const settled = mergeDrafts(readInOneDayOrder(drafts)).flatMap((draft) => settleDraft(draft) ?? []);
    const unclear = drafts.flatMap(({ unclear_price }) => (unclear_price ? describeUnclearPrice(unclear_price) : []));
    const said = [...new Set([...notes, ...unclear])].slice(0, 20);
    return { drafts: settled, notes: settled.length || said.length ? said : [NOTHING] };
  } catch {
    return {
      drafts: [],
      notes: [`We couldn’t read ${file.file_name}. It may be damaged: save it again and import that.`],
    };
  }
};
