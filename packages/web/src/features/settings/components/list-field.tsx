import { Box, Button, Text } from '@chakra-ui/react';
import { MOST_ENTRIES, repeatedNames } from '@wayline/core/areas/settings/lists/list-entry';
import { countOf } from '@wayline/core/base/plural';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { EditedEntry } from '../list-edits';
import { EntryList } from './entry-list';

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  one: string;
  label: string;
  isFixed?: (entry: EditedEntry) => boolean;
  grows?: boolean;
  /** What stands under an entry, where the list has two levels. */
  under?: { one: string; many: string };
};

const sound = (entries: readonly EditedEntry[]): boolean =>
  entries.every(({ name, children = [] }) => name.trim() !== '' && sound(children)) &&
  repeatedNames(entries).length === 0;
const countAll = (entries: readonly EditedEntry[]) =>
  entries.reduce((count, { children = [] }) => count + 1 + children.length, 0);

/** A list of the company as a field of a form: saved, taken back and merged as a whole. */
export const ListField = <T extends FieldValues>({ control, name, one, label, isFixed, grows, under }: Props<T>) => {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (entries) => sound(entries) || 'Please check the marked names.' },
  });
  const [opened, setOpened] = useState<string>();
  const entries = field.value as EditedEntry[];
  const full = countAll(entries) >= MOST_ENTRIES ? `A list has at most ${MOST_ENTRIES} entries.` : undefined;
  return (
    <Box ref={field.ref} tabIndex={-1} outline="none">
      <EntryList
        {...{ entries, one, label, isFixed, grows, full }}
        branches={Boolean(under)}
        onChange={field.onChange}
        extra={
          under &&
          (({ id, name: parent, children = [] }) => (
            <Button
              size="xs"
              variant="ghost"
              minW={{ base: '12', md: '24' }}
              justifyContent="flex-start"
              fontVariantNumeric="tabular-nums"
              aria-expanded={opened === id}
              aria-label={`${countOf(children.length, under.one, under.many)} of ${parent}`}
              onClick={() => setOpened(opened === id ? undefined : id)}
            >
              {opened === id ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
              {children.length}
              <Box as="span" hideBelow="md">
                {children.length === 1 ? under.one : under.many}
              </Box>
            </Button>
          ))
        }
        under={
          under &&
          ((entry, set) =>
            opened === entry.id && (
              <Box ps={{ base: '4', md: '10' }} pb="3" borderStartWidth="2px" ms="2" borderColor="border">
                <EntryList
                  entries={entry.children ?? []}
                  one={under.one}
                  label={`${under.many} of ${entry.name}`}
                  isFixed={isFixed}
                  full={full}
                  onChange={(children) => set({ children })}
                />
              </Box>
            ))
        }
      />
      {fieldState.error && (
        <Text role="alert" textStyle="small" color="fg.error" mt="2">
          {fieldState.error.message}
        </Text>
      )}
    </Box>
  );
};
