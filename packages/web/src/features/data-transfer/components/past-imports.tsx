import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import type { ImportRow } from '../import-queries';
import { STATE_WORDS } from '../import-words';

const whatCame = ({ state, tally, done, taken_back }: ImportRow): string => {
  if (state === 'taken_back') return `${countOf(taken_back.removed, 'client')} removed`;
  if (state === 'done' || state === 'running' || state === 'finding') return `${countOf(done.created, 'client')} added`;
  return state === 'checked' ? `${countOf(tally.rows, 'row')} checked` : '';
};

/** What was imported before, each with the way to what came of it. */
export const PastImports = ({ imports }: { imports: readonly ImportRow[] }) => (
  <Box as="section" aria-labelledby="past-imports">
    <Heading as="h2" id="past-imports" textStyle="section" mb="2">
      Past imports
    </Heading>
    <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="l2" divideY="1px">
      {imports.map((one) => (
        <Flex as="li" key={one.id} px="4" py="3" gap="3" justify="space-between" wrap="wrap">
          <Box minW="0">
            <RouterLink to={PATHS.clientImport(one.id)}>{one.file_name}</RouterLink>
            <Text color="fg.muted" textStyle="small">
              {formatDate(one.created_at)} · {one.creator_name}
            </Text>
          </Box>
          <Text color="fg.muted">{[STATE_WORDS[one.state], whatCame(one)].filter(Boolean).join(' · ')}</Text>
        </Flex>
      ))}
    </chakra.ul>
  </Box>
);
