import { splitName, titleIn } from '../../../base/split-name';
import { setAt, type Values, withoutGaps } from '../fields/values-at';
import { UnreadableFile } from '../read/unreadable';
import { decodeQuotedPrintable, isQuotedPrintable } from './quoted-printable';

/** A line of a card: its name, its types in small letters, and its text. */
type Line = { name: string; types: string[]; value: string };

const LINE = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):([\s\S]*)$/;
const unescapeText = (text: string) =>
  text.replace(/\\([nN,;:\\])/g, (_whole, char: string) => (/n/i.test(char) ? '\n' : char));
/** The parts between separators that are not escaped. */
const split = (value: string, separator: ';' | ','): string[] =>
  (value.match(separator === ';' ? /(?:\\[\s\S]|[^;\\])+|(?<=;|^)(?=;|$)/g : /(?:\\[\s\S]|[^,\\])+/g) ?? []).map(
    (part) => unescapeText(part).trim(),
  );

const parseLine = (text: string): Line | undefined => {
  const [, name = '', parameters = '', value = ''] = LINE.exec(text) ?? [];
  if (!name) return undefined;
  const types = parameters
    .split(';')
    .flatMap((one) =>
      one
        .replace(/^type=/i, '')
        .replaceAll('"', '')
        .toLowerCase()
        .split(','),
    )
    .filter(Boolean);
  const decoded = isQuotedPrintable(parameters) ? decodeQuotedPrintable(value, parameters) : value;
  return { name: name.toUpperCase(), types, value: decoded };
};

/** A birthday or anniversary: 19840602 and 1984-06-02; one without a year says no day. */
const toDay = (value: string): string | undefined => {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value.trim()) ?? [];
  return year ? `${year}-${month}-${day}` : undefined;
};
const GENDER: Readonly<Record<string, string>> = { f: 'female', m: 'male', o: 'other', n: 'other' };

const addPhone = (values: Values, { types, value }: Line) => {
  const number = unescapeText(value).replace(/^tel:/i, '').trim();
  const isWork = types.includes('work');
  const isMobile = types.includes('cell') || types.includes('iphone');
  const usual = types.includes('fax')
    ? 'fax'
    : isWork
      ? isMobile
        ? 'work_mobile'
        : 'work_phone'
      : isMobile
        ? 'personal_mobile'
        : 'phone';
  const free = [usual, 'phone', 'personal_mobile', 'work_phone', 'work_mobile'].find(
    (path) => values[path] === undefined,
  );
  if (number && free) values[free] = number;
};

const readLine = (values: Values, line: Line, seen: { emails: number; addresses: number; notes: string[] }) => {
  const { name, types, value } = line;
  const text = unescapeText(value).trim();
  if (name === 'N') {
    const [last = '', first = '', middle = '', prefix = '', suffix = ''] = split(value, ';');
    Object.assign(values, {
      last_name: last,
      first_name: first,
      middle_name: middle,
      suffix,
      title: titleIn(prefix),
    });
  } else if (name === 'FN') values.formatted = text;
  else if (name === 'NICKNAME') values.nick_name = text;
  else if (name === 'TEL') addPhone(values, line);
  else if (name === 'EMAIL') {
    const isWork = types.includes('work') && values.work_email === undefined && seen.emails > 0;
    if (isWork) values.work_email = text;
    else setAt(values, `emails.${seen.emails++}`, text);
  } else if (name === 'BDAY') values.dob = toDay(value);
  else if (name === 'ANNIVERSARY') setAt(values, 'occasions.0', { occasion_id: 'Anniversary', date: toDay(value) });
  else if (name === 'GENDER') values.gender = GENDER[value.charAt(0).toLowerCase()];
  else if (name === 'NOTE') seen.notes.push(text);
  else if (name === 'CATEGORIES') values.tags = split(value, ',').filter(Boolean);
  else if (name === 'TZ' && text.includes('/')) values.timezone = text;
  else if (name === 'UID') values.uid = text;
  else if (name === 'ADR') {
    const [box = '', suite = '', area = '', city_name = '', state_name = '', zip_code = '', country_name = ''] = split(
      value,
      ';',
    );
    const street = [box, area].filter(Boolean).join(', ');
    setAt(values, `addresses.${seen.addresses++}`, {
      suite,
      area: street,
      city_name,
      state_name,
      zip_code,
      country_name,
    });
  }
};

/** The lines of a card as one each: a blank goes on with the line before, and so does what follows an equals sign at the end of quoted-printable. */
const unfold = (card: string): string[] => {
  const lines: string[][] = [];
  let isOpen = false;
  for (const line of card.split(/\r?\n/)) {
    const last = lines.at(-1);
    const goesOn: boolean = last !== undefined && (isOpen || /^[ \t]/.test(line));
    const text: string = goesOn && !isOpen ? line.slice(1) : line;
    const parameters: string = goesOn ? (last?.[0] ?? '') : text;
    isOpen = text.endsWith('=') && isQuotedPrintable(parameters.slice(0, parameters.indexOf(':')));
    const kept = isOpen ? text.slice(0, -1) : text;
    if (goesOn) last?.push(kept);
    else lines.push([kept]);
  }
  return lines.map((parts) => parts.join(''));
};

/** What a card says of a person, as paths of a client reach into it. */
const parseCard = (card: string): Values => {
  const values: Values = {};
  const seen = { emails: 0, addresses: 0, notes: [] as string[] };
  for (const text of unfold(card)) {
    const line = parseLine(text);
    if (line) readLine(values, line, seen);
  }
  const { formatted, uid: _uid, ...known } = values;
  const notes = seen.notes.join('\n\n');
  // Without its parts a name stays whole, but for a title before it.
  const whole = typeof formatted === 'string' ? splitName(formatted) : undefined;
  const names = whole?.title ? whole : { first_name: formatted };
  const named = known.first_name || known.last_name ? known : { ...known, ...names };
  return withoutGaps({ ...named, ...(notes && { indiv_notes: notes }) });
};

/** A card with a picture in it has some hundred thousand characters. */
const LONGEST_CARD = 10_000_000;
const TOO_LARGE =
  'A card of this file never ends, or is too large to read. Export your contacts again and import that.';

/** Line by line, wherever the pieces are cut. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let line: string[] = [];
  let length = 0;
  for await (const text of texts) {
    const [first = '', ...rest] = text.split('\n');
    line.push(first);
    length += first.length;
    if (length > LONGEST_CARD) throw new UnreadableFile(TOO_LARGE);
    for (const next of rest) {
      yield line.join('');
      line = [next];
      length = next.length;
    }
  }
  yield line.join('');
}

/** The cards of a file, as they come in. Versions 2.1, 3 and 4. Throws `UnreadableFile` for a card that is larger than any. */
export async function* parseVcards(texts: AsyncIterable<string>): AsyncGenerator<Values> {
  let card: string[] = [];
  let length = 0;
  for await (const line of linesOf(texts)) {
    if (/^END:VCARD\s*$/i.test(line)) {
      yield parseCard(card.join('\n'));
      card = [];
      length = 0;
      continue;
    }
    card.push(line);
    length += line.length;
    if (length > LONGEST_CARD) throw new UnreadableFile(TOO_LARGE);
  }
  if (card.some((line) => /^BEGIN:VCARD/i.test(line))) yield parseCard(card.join('\n'));
}
