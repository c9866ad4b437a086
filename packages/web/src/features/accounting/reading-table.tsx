import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** How a cell shows an amount. */
export const FIGURE = { textAlign: 'end', textStyle: 'figures', whiteSpace: 'nowrap' } as const;

/** A small table to read in a drawer. It scrolls by itself where it is wider, by keyboard too. */
export const ReadingTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" overflowX="auto" tabIndex={0} role="region" aria-label={label}>
    <Table.Root size="sm">{children}</Table.Root>
  </Box>
);
