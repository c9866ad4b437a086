import { Box, Flex, Text } from '@chakra-ui/react';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import { countOf } from '@wayline/core/base/plural';
import { Link } from 'react-router-dom';
import { InitialsAvatar } from '../../../ui/initials-avatar';
import { categoryName } from '../institution-words';
import { kindWordsOf } from '../kinds';

/** An institution of a list on a phone; the whole card opens the profile. */
export const InstitutionCard = ({ row }: { row: InstitutionRow }) => (
  <Flex asChild gap="3" align="center" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <Link to={kindWordsOf(row).profile(row.id)}>
      <InitialsAvatar name={row.name} size={36} decorative />
      <Box flex="1" minW="0">
        <Text fontWeight="600" dir="auto" truncate>
          {row.name}
        </Text>
        <Text color="fg.muted" textStyle="small" truncate>
          {[
            categoryName(row.profile_category_id),
            row.phone ?? row.email,
            row.members > 0 && countOf(row.members, 'member'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Box>
    </Link>
  </Flex>
);
