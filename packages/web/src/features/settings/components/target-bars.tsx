import { Box, Flex } from '@chakra-ui/react';
import type { TargetMonth } from '@wayline/core/areas/settings/sections/sales-target';
import { MONTH_NAMES } from './target-month-field';

const TALLEST_PX = 72;

/** The months of a year beside each other; the fields say the same in figures. */
export const TargetBars = ({ months }: { months: readonly TargetMonth[] }) => {
  const most = Math.max(1, ...months.map(({ minor }) => minor));
  return (
    <Flex align="end" gap="1.5" h="96px" aria-hidden>
      {months.map(({ minor }, at) => (
        <Box key={MONTH_NAMES[at]} flex="1" textAlign="center" textStyle="small" color="fg.muted">
          <Box bg="sea.solid" borderTopRadius="sm" style={{ height: `${Math.round((TALLEST_PX * minor) / most)}px` }} />
          {MONTH_NAMES[at]?.slice(0, 1)}
        </Box>
      ))}
    </Flex>
  );
};
