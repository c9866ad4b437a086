import { Button, HStack, List } from '@chakra-ui/react';
import { type Clash, clashWords } from '../lib/clash';
import { ErrorNote } from './error-note';

type Props = {
  /** What was edited, such as "booking". */
  what: string;
  clashes: readonly Clash[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** What somebody else has saved in the meantime beside what was typed; nothing is lost until one is chosen. */
export const StaleNotice = ({ what, clashes, onTakeTheirs, onKeepMine }: Props) => (
  <ErrorNote
    message={`Someone else saved this ${what} while you were editing. Nothing is lost: choose which version to keep.`}
  >
    <List.Root ps="5" my="2">
      {clashes.map((clash) => (
        <List.Item key={clash.field} dir="auto">
          {clashWords(clash)}
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
