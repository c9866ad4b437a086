import { Box, Button, chakra, Input, Stack } from '@chakra-ui/react';
import { FIELD_TARGETS, TARGET_GROUPS, type TargetName } from '@wayline/core/areas/forms/field-targets';
import { FIELD_TYPES, type FieldType } from '@wayline/core/areas/forms/field-types';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TYPE_WORDS } from './form-edits';

type Props = { onType: (type: FieldType) => void; onTarget: (target: TargetName) => void; onSection: () => void };

const Entry = ({ label, onPick }: { label: string; onPick: () => void }) => (
  <Button
    size="xs"
    variant="ghost"
    justifyContent="flex-start"
    whiteSpace="normal"
    textAlign="start"
    height="auto"
    py="1"
    onClick={onPick}
  >
    <Plus size={12} aria-hidden /> {label}
  </Button>
);

const Group = ({ title, open, children }: { title: string; open: boolean; children: React.ReactNode }) => (
  <chakra.details open={open} borderTopWidth="1px" borderColor="border.muted" py="1.5">
    <chakra.summary cursor="pointer" fontWeight="600" py="1">
      {title}
    </chakra.summary>
    <Stack gap="0">{children}</Stack>
  </chakra.details>
);

/** What a form can ask: every field of a profile and of a trip, and questions of its own. */
export const Palette = ({ onType, onTarget, onSection }: Props) => {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const fits = (label: string) => label.toLowerCase().includes(wanted);
  const groups = TARGET_GROUPS.map(({ title, targets }) => ({
    title,
    names: (Object.keys(targets) as TargetName[]).filter((name) => fits(FIELD_TARGETS[name].label)),
  }));
  return (
    <Box as="nav" aria-label="Add to the form">
      <Input
        size="sm"
        type="search"
        aria-label="Search questions"
        placeholder="Search questions"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        mb="2"
      />
      <Button size="sm" variant="outline" width="full" mb="2" onClick={onSection}>
        <Plus size={14} aria-hidden /> Add section
      </Button>
      <Group title="Your own questions" open>
        {FIELD_TYPES.filter((type) => fits(TYPE_WORDS[type])).map((type) => (
          <Entry key={type} label={TYPE_WORDS[type]} onPick={() => onType(type)} />
        ))}
      </Group>
      {groups.map(
        ({ title, names }) =>
          names.length > 0 && (
            <Group key={title} title={title} open={wanted !== ''}>
              {names.map((name) => (
                <Entry key={name} label={FIELD_TARGETS[name].label} onPick={() => onTarget(name)} />
              ))}
            </Group>
          ),
      )}
    </Box>
  );
};
