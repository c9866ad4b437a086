import type { Audit } from '../../../store/audits';
import type { FieldChange } from '../../../store/field-changes';

type Row = Pick<Audit, 'action' | 'about' | 'diff' | 'changes'>;

/** What the history of a client is narrowed to. */
export const CLIENT_HISTORY_KINDS = ['profile', 'note', 'file', 'document', 'merge'] as const;
export type ClientHistoryKind = (typeof CLIENT_HISTORY_KINDS)[number];

const PHRASES: Readonly<Record<string, string>> = {
  'client.created': 'added the client',
  'client.deleted': 'deleted the client',
  'client.restored': 'restored the client',
  'client.imported': 'imported the client',
  'client.import_filled': 'filled in details from an import',
  'client.import_taken_back': 'undid an import',
  'client.tagged': 'added a tag',
  'client.untagged': 'removed a tag',
  'client.assigned': 'assigned an advisor',
  'client.unassigned': 'removed an advisor',
  'client.merged': 'merged another profile into this one',
  'client.merged_away': 'merged this profile into another one',
  'client.merge_undone': 'undid a merge',
  'client.distinct': 'marked a possible duplicate as someone else',
  'client.not_distinct': 'marked a profile as a possible duplicate again',
  'client.document_added': 'added a travel document',
  'client.document_changed': 'changed a travel document',
  'client.document_removed': 'removed a travel document',
  'client.document_revealed': 'viewed a document number',
  'client.consent_given': 'recorded a consent',
  'client.consent_withdrawn': 'recorded a withdrawn consent',
  'client.note_added': 'added a note',
  'client.note_changed': 'changed a note',
  'client.note_removed': 'deleted a note',
  'client.file_added': 'added a file',
  'client.file_removed': 'deleted a file',
  'client.household_changed': 'changed the household',
  'client.change_undone': 'undid a change',
};

/** What kind of thing an entry is about, by its action. */
export const getClientHistoryKind = ({ action }: Pick<Row, 'action'>): ClientHistoryKind => {
  const deed = action.slice(action.indexOf('.') + 1);
  if (deed.startsWith('merge') || deed.endsWith('distinct')) return 'merge';
  const kind = CLIENT_HISTORY_KINDS.find((one) => deed.startsWith(`${one}_`));
  return kind ?? 'profile';
};

const fieldWords = (field: string) => field.replaceAll('_', ' ');
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** An entry as a person reads it: "Olivia Vale changed phone and emails". */
export const describeClientEntry = (row: Row, who: string): string => {
  const diff = row.diff ?? [];
  const phrase =
    PHRASES[row.action] ??
    (diff.length > 0 ? `changed ${listed(diff.map(({ field }) => fieldWords(field)))}` : 'saved the client');
  return `${who} ${phrase}`;
};

const LONGEST = 80;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const countWords = (count: number) => (count === 0 ? 'empty' : `${count} total`);

/** A value in a few words; the parts of an object by name. */
const valueWords = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    const texts = value.filter((one): one is string => typeof one === 'string');
    return value.length > 0 && texts.length === value.length ? shortened(texts.join(', ')) : countWords(value.length);
  }
  if (typeof value === 'object')
    return shortened(
      Object.entries(value)
        .flatMap(([part, said]) =>
          said === '' || (Array.isArray(said) && said.length === 0) ? [] : [`${fieldWords(part)} ${valueWords(said)}`],
        )
        .join(', ') || 'empty',
    );
  return shortened(String(value));
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Fields whose values are ids, which say nothing to a reader. */
const IDS: ReadonlySet<string> = new Set(['advisor_id', 'deleted_by', 'deleted_at', 'merged_into', 'household_id']);

/** What changed, field by field, why a number was looked at, and by which form answers came. */
export const listClientEntryDetails = ({ action, about, diff = [], changes }: Row): string[] => {
  const isReason = typeof changes?.reason === 'string';
  const isForm = typeof changes?.form === 'string';
  // Entries that were written before files had a label name theirs among the changes.
  const file = typeof changes?.name === 'string' ? changes.name : about?.name;
  return [
    ...(isReason ? [`Reason: ${changes.reason}`] : []),
    ...(isForm ? [`Form: ${changes.form}`] : []),
    ...(file !== undefined && action.startsWith('client.file_') ? [file] : []),
    ...diff
      .filter(({ field }) => !IDS.has(field))
      .map(({ field, before, after }: FieldChange) =>
        capital(`${fieldWords(field)}: ${valueWords(before)} → ${valueWords(after)}`),
      ),
  ];
};

/** Changes of a profile that are taken back by setting the fields to what they were; a tag and an advisor among them. */
const UNDOABLE: ReadonlySet<string> = new Set([
  'client.changed',
  'client.import_filled',
  'client.tagged',
  'client.untagged',
  'client.assigned',
  'client.unassigned',
  'client.change_undone',
]);

/** The changes that an entry can take back; undefined for one that only says what happened. */
export const findUndoableChanges = ({ action, about, diff }: Row): FieldChange[] | undefined =>
  UNDOABLE.has(action) && about?.kind === 'client' && diff && diff.length > 0 ? diff : undefined;

export const describeField = fieldWords;
