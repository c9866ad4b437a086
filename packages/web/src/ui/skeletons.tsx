import { Box, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';

const APPEARS_AFTER_MS = 200;
const times = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Its content, once something has taken longer than 200 ms: nothing flickers for what is quick. */
export const Delayed = ({ children }: { children: ReactNode }) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? children : null;
};

/** A block while it loads, in its own size. */
export const BlockSkeleton = ({ height = '16px', width = '100%' }: { height?: string; width?: string }) => (
  <Skeleton height={height} width={width} borderRadius="l1" />
);

/** A page header while it loads. */
export const HeaderSkeleton = () => (
  <Stack gap="2" pb="5" aria-hidden>
    <BlockSkeleton height="28px" width="220px" />
    <BlockSkeleton height="16px" width="320px" />
  </Stack>
);

/** A table while it loads: a heading row and as many rows. */
export const TableSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <Box borderWidth="1px" borderRadius="l3" overflow="hidden" aria-hidden bg="bg.panel">
    <Box height="var(--row-height)" bg="bg.subtle" />
    {times(rows).map((row) => (
      <HStack key={row} height="var(--row-height)" px="4" gap="6" borderTopWidth="1px" borderColor="border.muted">
        <BlockSkeleton height="12px" width="72px" />
        <BlockSkeleton height="12px" width={`${28 + ((row * 7) % 18)}%`} />
        <BlockSkeleton height="12px" width="14%" />
        <BlockSkeleton height="12px" width="10%" />
      </HStack>
    ))}
  </Box>
);

/** A list of cards while it loads. */
export const CardsSkeleton = ({ cards = 4 }: { cards?: number }) => (
  <Stack gap="3" aria-hidden>
    {times(cards).map((card) => (
      <Stack key={card} borderWidth="1px" borderRadius="l3" p="4" gap="3" bg="bg.panel">
        <BlockSkeleton width="45%" />
        <BlockSkeleton width="70%" height="12px" />
      </Stack>
    ))}
  </Stack>
);

/** Any page while its code loads. */
export const PageSkeleton = () => (
  <Delayed>
    <Box role="status" aria-label="Loading">
      <HeaderSkeleton />
      <TableSkeleton rows={6} />
    </Box>
  </Delayed>
);
