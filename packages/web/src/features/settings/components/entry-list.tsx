import { Button, chakra, HStack, Input, Text, VisuallyHidden } from '@chakra-ui/react';
import { LONGEST_ENTRY, repeatedNames } from '@wayline/core/areas/settings/lists/list-entry';
import { Plus } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { changeListEntry, type EditedEntry, moveListEntry, newEntry } from '../list-edits';
import { EntryRow, EntryRows } from './entry-row';

type Props = {
  entries: readonly EditedEntry[];
  /** What an entry is called, and the list for readers. */
  one: string;
  label: string;
  /** Entries that may be renamed and hidden and never taken away. */
  isFixed?: (entry: EditedEntry) => boolean;
  /** Why no more can be added. */
  full?: string;
  /** Whether new entries have others under them. */
  branches?: boolean;
  /** A list whose entries are given cannot be added to. */
  grows?: boolean;
  onChange: (entries: EditedEntry[]) => void;
  /** What stands beside an entry, and below it. */
  extra?: (entry: EditedEntry) => ReactNode;
  under?: (entry: EditedEntry, set: (change: Partial<EditedEntry>) => void) => ReactNode;
};

const leavesText = (name: string) => `${name.trim()} will be removed when you save.`;

/** The entries of a list as they are edited: renamed, moved by hand or keyboard, hidden, taken away after a question, added to. Source: R-SHELL-194. */
export const EntryList = ({
  entries,
  one,
  label,
  isFixed = () => false,
  full,
  branches = false,
  grows = true,
  onChange,
  extra,
  under,
}: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const focus = useRef<string | undefined>(undefined);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    const [id, by] = focus.current?.split(' ') ?? [];
    focus.current = undefined;
    const at = (what: string | undefined) => list.current?.querySelector<HTMLElement>(`[data-focus="${id}-${what}"]`);
    const wanted = id ? at(by) : undefined;
    if (id) (wanted?.matches(':disabled') ? at('name') : wanted)?.focus();
  });
  const repeated = new Set(repeatedNames(entries));
  const wrongAt = (at: number) => {
    if (!entries[at]?.name.trim()) return 'Enter a name, or remove it.';
    return repeated.has(at) ? 'This name is already in the list.' : undefined;
  };
  const taken = repeatedNames([...entries, { id: 'new', name: typed }]).includes(entries.length);
  const move = (from: number, to: number, then?: string) => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    focus.current = then && `${entry.id} ${then}`;
    setSaid(`${entry.name}: position ${to + 1} of ${entries.length}.`);
    onChange(moveListEntry(entries, from, to));
  };
  const remove = async ({ id, name }: EditedEntry) => {
    if (name.trim() && !(await confirm({ ...QUESTIONS.delete, text: leavesText(name) }))) return;
    const at = entries.findIndex((entry) => entry.id === id);
    const next = entries[at + 1] ?? entries[at - 1];
    focus.current = next && `${next.id} name`;
    onChange(entries.filter((entry) => entry.id !== id));
  };
  const add = () => {
    if (!typed.trim() || taken || full) return;
    onChange([...entries, newEntry(typed, branches)]);
    setSaid(`${typed.trim()} added.`);
    setTyped('');
  };
  return (
    <>
      <EntryRows ref={list} aria-label={label}>
        {entries.map((entry, at) => (
          <li key={entry.id}>
            <EntryRow
              entry={entry}
              one={one}
              kind={label}
              wrong={wrongAt(at)}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              aligned={grows}
              onRemove={isFixed(entry) ? undefined : () => void remove(entry)}
              onChange={(change) => onChange(changeListEntry(entries, at, change))}
              onMove={(by) =>
                move(at, at + by, document.activeElement instanceof HTMLInputElement ? 'name' : String(by))
              }
              onDropped={(dragged) =>
                move(
                  entries.findIndex(({ id }) => id === dragged),
                  at,
                )
              }
              extra={extra?.(entry)}
            />
            {under?.(entry, (change) => onChange(changeListEntry(entries, at, change)))}
          </li>
        ))}
      </EntryRows>
      {grows && (
        <HStack gap="2" mt="2">
          <Input
            size="sm"
            flex="1"
            minW="0"
            maxW="360px"
            aria-label={`New ${one}`}
            placeholder={`New ${one}`}
            maxLength={LONGEST_ENTRY}
            dir="auto"
            value={typed}
            aria-invalid={taken || undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button size="sm" variant="outline" disabled={!typed.trim() || taken || Boolean(full)} onClick={add}>
            <Plus size={14} aria-hidden /> Add
          </Button>
        </HStack>
      )}
      {(full || taken) && (
        <Text role="alert" textStyle="small" color="fg.error" mt="1">
          {full ?? 'This name is already in the list.'}
        </Text>
      )}
      <VisuallyHidden>
        <chakra.span role="status">{said}</chakra.span>
      </VisuallyHidden>
    </>
  );
};
