import { Box, Checkbox, Flex, Heading, Input, SimpleGrid, Text } from '@chakra-ui/react';
import type { CallOutput } from '../../../../lib/api';
import { Field } from '../../../../ui/field';
import { StatusBadge } from '../../../../ui/status-badge';
import { draftFields, setDraftField } from '../draft-fields';

type Preview = CallOutput<'book.imports.preview'>;
export type Reviewed = {
  key: string;
  draft: Preview['drafts'][number];
  match: NonNullable<Preview['matches']>[number] | undefined;
  chosen: boolean;
};
type Props = { reviewed: Reviewed; onChange: (next: Partial<Reviewed>) => void };

const STATES = {
  new: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'warning' },
  same: { label: 'No changes', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'error' },
} as const;

/** One draft, field by field, each beside the words of the source it was read from. */
export const DraftReview = ({ reviewed, onChange }: Props) => {
  const { draft, match, chosen } = reviewed;
  const state = STATES[match?.state ?? 'new'];
  return (
    <Box borderWidth="1px" borderRadius="md" p="4" data-testid="draft">
      <Flex gap="3" align="center" mb="3" wrap="wrap">
        <Checkbox.Root checked={chosen} onCheckedChange={({ checked }) => onChange({ chosen: checked === true })}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            <Heading as="h3" size="sm" textTransform="capitalize">
              {draft.kind.replace('_', ' ')}
            </Heading>
          </Checkbox.Label>
        </Checkbox.Root>
        <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        {draft.confidence === 'likely' && <StatusBadge tone="warning">Read from text. Please check.</StatusBadge>}
      </Flex>
      {match && match.changes.length > 0 && (
        <Box mb="3" fontSize="sm" color="fg.muted">
          {match.changes.map((change) => (
            <Text key={change.field}>
              {change.field.replaceAll('_', ' ')}: {change.before || 'empty'} → {change.after || 'empty'}
            </Text>
          ))}
        </Box>
      )}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        {draftFields(draft).map(({ path, label, value, source }) => (
          <Field key={path} label={label} hint={source && `From: ${source.slice(0, 60)}`}>
            <Input
              value={value}
              onChange={(event) => onChange({ draft: setDraftField(draft, path, event.target.value) })}
            />
          </Field>
        ))}
      </SimpleGrid>
    </Box>
  );
};
