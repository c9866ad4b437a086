import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';

export type ClientLine = { key: string; client_id: ClientId; name: string; words: string; end: ReactNode };

/** Clients with what there is to say of each; a line opens the profile. */
export const ClientRows = ({ label, lines }: { label: string; lines: readonly ClientLine[] }) => (
  <chakra.ul
    listStyleType="none"
    aria-label={label}
    maxH="26rem"
    overflowY="auto"
    css={{
      '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
      '& a': { display: 'block', py: '2', px: '1', borderRadius: 'l1', focusVisibleRing: 'inside' },
      '& a:hover .name': { textDecoration: 'underline' },
    }}
  >
    {lines.map(({ key, client_id, name, words, end }) => (
      <li key={key}>
        <Link to={PATHS.client(client_id)}>
          <Flex gap="3" justify="space-between" align="center">
            <chakra.div minW="0">
              <Text className="name" fontWeight="500" truncate>
                {name}
              </Text>
              <Text textStyle="small" color="fg.muted" truncate>
                {words}
              </Text>
            </chakra.div>
            <chakra.div flexShrink="0" textAlign="end">
              {end}
            </chakra.div>
          </Flex>
        </Link>
      </li>
    ))}
  </chakra.ul>
);
