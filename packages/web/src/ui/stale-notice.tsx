import { Button, HStack, List } from '@chakra-ui/react';
import { countOf } from './count-of';
import { ErrorNote } from './error-note';

/** A field that two people have changed, with what each of them wrote. */
export type Clash = { field: string; theirs: unknown; mine: unknown };
type Props = {
  /** What was edited, such as "booking". */
  what: string;
  clashes: readonly Clash[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

const LONGEST = 80;
const words = (value: unknown) => {
  if (Array.isArray(value)) return countOf(value.length, 'entry', 'entries');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const told = value && typeof value === 'object' ? Object.values(value).filter(Boolean).join(', ') : value;
  const text = String(told || 'nothing');
  return text.length > LONGEST ? `“${text.slice(0, LONGEST)}…”` : `“${text}”`;
};

/** The fields in which two versions differ. */
export const clashesOf = <T extends object>(theirs: T, mine: T, fields = Object.keys(theirs) as (keyof T)[]): Clash[] =>
  fields
    .filter((field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]))
    .map((field) => ({ field: String(field).replaceAll('_', ' '), theirs: theirs[field], mine: mine[field] }));

/** What somebody else has saved in the meantime beside what was typed; nothing is lost until one is chosen. */
export const StaleNotice = ({ what, clashes, onTakeTheirs, onKeepMine }: Props) => (
  <ErrorNote
    message={`Somebody else saved this ${what} while you were editing. Nothing is lost: choose which one stays.`}
  >
    <List.Root ps="5" my="2">
      {clashes.map(({ field, theirs, mine }) => (
        <List.Item key={field}>
          {field}: theirs is {words(theirs)}, yours is {words(mine)}
        </List.Item>
      ))}
    </List.Root>
    <HStack>
      <Button size="xs" variant="outline" onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button size="xs" variant="outline" onClick={onKeepMine}>
        Keep mine
      </Button>
    </HStack>
  </ErrorNote>
);
