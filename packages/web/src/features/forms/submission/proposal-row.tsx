import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { StatusBadge, type Tone } from '../../../ui/status-badge';
import type { ShownPerson } from '../forms-queries';

type Proposal = ShownPerson['proposals'][number];
const KIND_WORDS: Readonly<Record<Proposal['kind'], string>> = {
  fills: 'New',
  adds: 'Adds',
  changes: 'Changes',
  same: 'Same',
};
const KIND_TONES: Readonly<Record<Proposal['kind'], Tone>> = {
  fills: 'success',
  adds: 'success',
  changes: 'warning',
  same: 'neutral',
};

type Props = { proposal: Proposal; isTicked: boolean; onToggle: (() => void) | undefined };

/** One answer beside what the profile says now. */
export const ProposalRow = ({ proposal, isTicked, onToggle }: Props) => {
  const { label, current, proposed, kind } = proposal;
  const isOpen = onToggle !== undefined && kind !== 'same';
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="start"
      py="2"
      borderTopWidth="1px"
      borderColor="border.muted"
      cursor={isOpen ? 'pointer' : 'default'}
    >
      <chakra.input
        type="checkbox"
        accentColor="sea.solid"
        mt="1"
        visibility={isOpen ? 'visible' : 'hidden'}
        checked={isTicked}
        disabled={!isOpen}
        aria-label={`Accept ${label}`}
        onChange={() => onToggle?.()}
      />
      <Grid
        flex="1"
        minW="0"
        gap={{ base: '0.5', md: '4' }}
        templateColumns={{ base: '1fr', md: '10rem 1fr 1fr auto' }}
      >
        <Text color="fg.muted">{label}</Text>
        <Box minW="0" overflowWrap="anywhere" dir="auto">
          {kind === 'fills' ? (
            <Text color="fg.subtle">Not set</Text>
          ) : (
            <Text textDecoration={kind === 'changes' && isTicked ? 'line-through' : undefined}>{current}</Text>
          )}
        </Box>
        <Text fontWeight={kind === 'same' ? undefined : '600'} overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
          {proposed}
        </Text>
        <Box>
          <StatusBadge tone={KIND_TONES[kind]}>{KIND_WORDS[kind]}</StatusBadge>
        </Box>
      </Grid>
    </chakra.label>
  );
};
