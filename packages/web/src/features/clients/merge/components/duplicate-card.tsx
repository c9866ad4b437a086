import { Box, Button, chakra, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { formatDate } from '../../../../lib/format';
import { PATHS } from '../../../../lib/paths';
import { RouterButton } from '../../../../ui/router-button';
import { RouterLink } from '../../../../ui/router-link';
import type { DuplicatePair } from '../merge-queries';
import { toFullName } from '../to-full-name';
import { GradeChip } from './grade-chip';

type Person = DuplicatePair['kept'];

/** One of two profiles: who it is, and what tells it from the other. */
const Profile = ({ person }: { person: Person }) => (
  <Box minW="0" borderWidth="1px" borderColor="border.muted" borderRadius="l2" p="3">
    <RouterLink to={PATHS.client(person.id)} fontWeight="600" overflowWrap="anywhere" dir="auto">
      {toFullName(person)}
    </RouterLink>
    <Text color="fg.muted" textStyle="small">
      {person.ind_code} · {countOf(person.trips, 'trip')} · added {formatDate(person.created_at.slice(0, 10))}
    </Text>
    <Stack gap="0.5" mt="2">
      {[...person.emails, person.phone, person.dob && `Born ${formatDate(person.dob)}`].filter(Boolean).map((fact) => (
        <Text key={fact} overflowWrap="anywhere">
          {fact}
        </Text>
      ))}
    </Stack>
  </Box>
);

type Props = {
  pair: DuplicatePair;
  mayMerge: boolean;
  /** Left out for those who may not. */
  onDismiss: (() => void) | undefined;
  busy: boolean;
};

/** Two profiles that may be one person, side by side, with the reasons and what can be done. */
export const DuplicateCard = ({ pair, mayMerge, onDismiss, busy }: Props) => {
  const { kept, other, grade, reasons } = pair;
  const names = `${toFullName(kept)} and ${toFullName(other)}`;
  return (
    <chakra.li
      aria-label={names}
      listStyleType="none"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '3', md: '4' }}
    >
      <HStack gap="2" mb="3" wrap="wrap">
        <GradeChip grade={grade} />
        <Text color="fg.muted">{reasons.join(' · ')}</Text>
      </HStack>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        <Profile person={kept} />
        <Profile person={other} />
      </SimpleGrid>
      {(mayMerge || onDismiss) && (
        <HStack mt="3" gap="2" wrap="wrap" justify="flex-end">
          {onDismiss && (
            <Button
              size="sm"
              variant="outline"
              loading={busy}
              aria-label={`Not the same person: ${names}`}
              onClick={onDismiss}
            >
              Not the same person
            </Button>
          )}
          {mayMerge && (
            <RouterButton size="sm" to={PATHS.mergeClients(kept.id, other.id)} aria-label={`Merge ${names}`}>
              Merge
            </RouterButton>
          )}
        </HStack>
      )}
    </chakra.li>
  );
};
