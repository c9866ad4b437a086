import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { formatCount } from '../../../lib/format-count';

/** A few counts beside each other. */
export const Figures = ({ of }: { of: readonly (readonly [label: string, count: number])[] }) => (
  <SimpleGrid as="dl" columns={{ base: 2, md: of.length }} gap="3">
    {of.map(([label, count]) => (
      <Box key={label} borderWidth="1px" borderRadius="l2" px="4" py="3">
        <Text as="dt" color="fg.muted" textStyle="small">
          {label}
        </Text>
        <Text as="dd" textStyle="section" fontVariantNumeric="tabular-nums">
          {formatCount(count)}
        </Text>
      </Box>
    ))}
  </SimpleGrid>
);
