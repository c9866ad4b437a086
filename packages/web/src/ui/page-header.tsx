import { Box, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../lib/format-count';

type Props = {
  title: ReactNode;
  /** How many there are, beside the title. */
  count?: number;
  subtitle?: ReactNode;
  /** Buttons at the right; the one to press next is solid. */
  actions?: ReactNode;
};

/** The top of every page: what it is, how many, and what can be done. */
export const PageHeader = ({ title, count, subtitle, actions }: Props) => (
  <HStack as="header" justify="space-between" align="start" gap="4" wrap="wrap" pb="5">
    <Box minW="0">
      <HStack gap="2" align="baseline">
        <Heading as="h1" textStyle="title" overflowWrap="anywhere">
          {title}
        </Heading>
        {count !== undefined && (
          <Text color="fg.muted" textStyle="figures">
            {formatCount(count)}
          </Text>
        )}
      </HStack>
      {subtitle && (
        <Text color="fg.muted" mt="1">
          {subtitle}
        </Text>
      )}
    </Box>
    {actions && (
      <HStack gap="2" wrap="wrap">
        {actions}
      </HStack>
    )}
  </HStack>
);
