import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useGuardedAction, usePermission } from '../../lib/use-permission';
import { StatusBadge, type Tone } from '../status-badge';
import type { ProfileGuard } from './profile-kind';

type Props = {
  guard: ProfileGuard;
  /** What the row is of, seen where `shown`. */
  label: string;
  shown?: boolean;
  tone: Tone;
  chips: readonly { id: string; text: string }[];
  /** What the button at the end says. */
  add: string;
  /** What taking one off is called: "Remove tag". */
  remove: string;
  fixed: boolean;
  onAdd: () => void;
  onRemove: (id: string) => void;
};

/** Short things that a record has, each with what takes it off, and a button for one more. */
export const ChipRow = ({ guard, label, shown, tone, chips, add, remove, fixed, onAdd, onRemove }: Props) => {
  const edits = usePermission(guard.permission) && !fixed;
  const allowed = useGuardedAction(guard.permission, guard.action);
  return (
    <Flex gap="1.5" wrap="wrap" align="center" mt="1" role="group" aria-label={label}>
      {shown && (
        <Text as="span" color="fg.muted" textStyle="small">
          {label}
        </Text>
      )}
      {chips.map(({ id, text }) => (
        <Flex
          key={id}
          align="center"
          minW="0"
          css={{ '& .status-badge': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
        >
          <StatusBadge tone={tone}>{text}</StatusBadge>
          {edits && (
            <IconButton
              aria-label={`${remove} ${text}`}
              size="2xs"
              variant="ghost"
              onClick={allowed(() => onRemove(id))}
            >
              <X size={12} aria-hidden />
            </IconButton>
          )}
        </Flex>
      ))}
      {edits && (
        <Button size="2xs" variant="ghost" onClick={allowed(onAdd)}>
          <Plus size={12} aria-hidden /> {add}
        </Button>
      )}
    </Flex>
  );
};
