import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate } from '../lib/format';
import { StatusBadge } from './status-badge';

type Props = {
  email: string;
  /** An instant, and whether it is over. */
  expires_at: string;
  expired: boolean;
  words: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
};

/** Somebody who was mailed a link and has not used it yet. */
export const WaitingRow = ({ email, expires_at, expired, words, children }: Props) => (
  <Flex as="li" align="center" gap="3" wrap="wrap" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="3">
    <Box flex="1" minW="220px">
      <HStack gap="2" wrap="wrap">
        <Text fontWeight="600" overflowWrap="anywhere">
          {email}
        </Text>
        <StatusBadge tone={expired ? 'warning' : 'info'}>
          {expired ? 'Expired' : `Expires ${formatDate(expires_at)}`}
        </StatusBadge>
      </HStack>
      <Text color="fg.muted" textStyle="small">
        {words}
      </Text>
    </Box>
    <HStack gap="2">{children}</HStack>
  </Flex>
);
