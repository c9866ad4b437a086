import { Box, Heading, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format-count';

type Props<R> = {
  title: string;
  rows: readonly R[];
  /** How many there are in all; only the first are listed. */
  of: number;
  heading: string;
  show: (row: R) => ReactNode;
};

/** Rows of a file by their number, with what is to be said of each. */
export const RowList = <R extends { row: number; name: string }>({ title, rows, of, heading, show }: Props<R>) => (
  <Box as="section">
    <Heading as="h2" textStyle="section" mb="2">
      {title}
    </Heading>
    <Box maxH="50dvh" overflow="auto" borderWidth="1px" borderRadius="l2">
      <Table.Root size="sm" stickyHeader aria-label={title}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader width="56px">Row</Table.ColumnHeader>
            <Table.ColumnHeader>Name</Table.ColumnHeader>
            <Table.ColumnHeader>{heading}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.row}>
              <Table.Cell textStyle="figures">{row.row}</Table.Cell>
              <Table.Cell dir="auto" minW="104px" maxW="180px" overflowWrap="anywhere">
                {row.name}
              </Table.Cell>
              <Table.Cell whiteSpace="normal">{show(row)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
    {of > rows.length && (
      <Text color="fg.muted" textStyle="small" mt="2">
        The first {formatCount(rows.length)} of {formatCount(of)}. After the import, the results file lists every row.
      </Text>
    )}
  </Box>
);
