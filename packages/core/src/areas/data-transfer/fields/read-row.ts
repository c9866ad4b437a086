import { namesTwoPeople, splitName, titleIn } from '../../../base/split-name';
import { parseChoice, parseFlag, splitList } from './cell-values';
import type { Field } from './field';
import type { Mapping } from './guess-mapping';
import { parseDay } from './parse-day';
import { setAt, type Values, withoutGaps } from './values-at';

/** How the cells of a file are read: which column is what, and what its days look like. */
export type Reading = { mapping: Mapping; dayFirst: boolean; now: string };
/** What a row says, and what could not be understood of it. */
export type ReadRow = { values: Values; issues: string[] };

const MOST_SHOWN = 40;
/** A cell as a sentence repeats it. */
const told = (text: string) => `“${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}”`;
const NONE = new Set(['', '-', 'n/a', '0000-00-00', '00/00/0000', '0/0/0000']);

const setEmails = (values: Values, path: string, text: string) => {
  const first = Number(path.split('.')[1]);
  const apart = text.split(/[;,\s]+/).filter((email) => email !== '');
  const emails = apart.every((email) => email.includes('@')) ? apart : [text];
  for (const [i, email] of emails.entries()) setAt(values, `emails.${first + i}`, email.replace(/^mailto:/i, ''));
};

/** A title in a column of its own counts more than one before a name. */
const setName = (values: Values, text: string) =>
  void Object.assign(values, { ...splitName(text), ...(values.title !== undefined && { title: values.title }) });

const describeDayFault = (text: string, { dayFirst, now }: Pick<Reading, 'dayFirst' | 'now'>) =>
  parseDay(text, { dayFirst: !dayFirst, now }) === undefined
    ? `${told(text)} is not a date.`
    : `${told(text)} is not a date with the ${dayFirst ? 'day' : 'month'} first, as in the rest of this file.`;

const readCell = (
  { path, label, type }: Field,
  text: string,
  { dayFirst, now }: Reading,
  { values, issues }: ReadRow,
) => {
  const put = (value: unknown, issue: string) =>
    value === undefined ? void issues.push(`${label}: ${issue}`) : setAt(values, path, value);
  switch (type.kind) {
    case 'text':
      return setAt(values, path, text);
    case 'list':
    case 'interests':
      return setAt(values, path, splitList(text, type.kind));
    case 'emails':
      return setEmails(values, path, text);
    case 'name':
      return namesTwoPeople(text)
        ? void issues.push(`${label}: ${told(text)} names two people. Give each a row.`)
        : setName(values, text);
    case 'title':
      return setAt(values, path, titleIn(text) ?? values.title);
    case 'flag':
      return put(parseFlag(text), `${told(text)} is neither yes nor no.`);
    case 'day':
      return NONE.has(text.toLowerCase())
        ? undefined
        : put(parseDay(text, { dayFirst, now }), describeDayFault(text, { dayFirst, now }));
    case 'choice':
      return put(parseChoice(text, type.words), `${told(text)} is none of ${Object.keys(type.words).join(', ')}.`);
  }
};

/** What the cells of a row say by their columns. Empty cells say nothing. */
export const readRow = (
  cells: readonly string[],
  reading: Reading,
  find: (path: string) => Field | undefined,
): ReadRow => {
  const read: ReadRow = { values: {}, issues: [] };
  for (const [at, path] of reading.mapping.entries()) {
    const field = path ? find(path) : undefined;
    const text = (cells[at] ?? '').replaceAll('\0', '');
    if (field && text.trim() !== '') readCell(field, field.type.kind === 'text' ? text : text.trim(), reading, read);
  }
  return { values: withoutGaps(read.values), issues: read.issues };
};
