import { Box, chakra, HStack, IconButton, Input, Text } from '@chakra-ui/react';
import { LONGEST_ENTRY } from '@wayline/core/areas/settings/lists/list-entry';
import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useRowDrag } from '../../../ui/use-row-drag';
import type { EditedEntry } from '../list-edits';

type Props = {
  entry: EditedEntry;
  /** What an entry is called: occasion. */
  one: string;
  /** Rows are dragged among their own only. */
  kind: string;
  wrong: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  /** Missing where records or rules need the entry. */
  onRemove: (() => void) | undefined;
  /** Whether others of the list can be taken away, so that their buttons stand below each other. */
  aligned: boolean;
  onChange: (change: Partial<EditedEntry>) => void;
  onMove: (by: 1 | -1) => void;
  onDropped: (dragged: string) => void;
  /** What stands between the name and the buttons. */
  extra?: ReactNode;
};

/** One entry of a list: its name, where it stands, by handle, buttons or Alt with an arrow, and whether it is offered. */
export const EntryRow = ({
  entry,
  one,
  kind,
  wrong,
  isFirst,
  isLast,
  onRemove,
  aligned,
  onChange,
  onMove,
  onDropped,
  extra,
}: Props) => {
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const wrongId = useId();
  const over = useRowDrag(row, handle, { kind, key: entry.id, onDrop: onDropped });
  const name = entry.name || `unnamed ${one}`;
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Box ref={row} py="1" bg={over ? 'sea.subtle' : undefined} data-testid={`entry-${entry.id}`}>
      <HStack gap="1">
        <Box ref={handle} cursor="grab" color="fg.muted" hideBelow="md" aria-hidden>
          <GripVertical size={16} />
        </Box>
        <Input
          size="sm"
          flex="1"
          minW="0"
          aria-label={`Name of ${name}`}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && wrongId}
          maxLength={LONGEST_ENTRY}
          dir="auto"
          data-focus={`${entry.id}-name`}
          value={entry.name}
          textDecoration={entry.hidden ? 'line-through' : undefined}
          color={entry.hidden ? 'fg.muted' : undefined}
          onChange={(event) => onChange({ name: event.target.value })}
          onKeyDown={byKey}
        />
        {extra}
        <IconButton
          size="xs"
          variant="ghost"
          data-focus={`${entry.id}--1`}
          aria-label={`Move ${name} up`}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={14} aria-hidden />
        </IconButton>
        <IconButton
          size="xs"
          variant="ghost"
          data-focus={`${entry.id}-1`}
          aria-label={`Move ${name} down`}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown size={14} aria-hidden />
        </IconButton>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={entry.hidden ? `Show ${name}` : `Hide ${name}`}
          aria-pressed={entry.hidden ?? false}
          onClick={() => onChange({ hidden: entry.hidden ? undefined : true })}
        >
          {entry.hidden ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
        </IconButton>
        {onRemove ? (
          <IconButton size="xs" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        ) : (
          aligned && <Box w="8" flexShrink="0" />
        )}
      </HStack>
      {wrong && (
        <Text id={wrongId} role="alert" textStyle="small" color="fg.error" ps={{ md: '5' }}>
          {wrong}
        </Text>
      )}
    </Box>
  );
};

/** The rows of a list, one below the other. */
export const EntryRows = chakra('ul', { base: { listStyleType: 'none', m: '0', p: '0' } });
