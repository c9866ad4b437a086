import { Box, Table } from '@chakra-ui/react';
import { formatCount } from '../../../../../lib/format-count';

export type RowIssue = { row: number; name: string; why: string };
const MOST_SHOWN = 200;

/** Rows of a file with what is wrong with each. */
export const RowIssues = ({ issues }: { issues: readonly RowIssue[] }) => (
  <Box maxH="40dvh" overflow="auto" borderWidth="1px" borderRadius="l2">
    <Table.Root size="sm" stickyHeader>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Row</Table.ColumnHeader>
          <Table.ColumnHeader>Trip</Table.ColumnHeader>
          <Table.ColumnHeader>Issue</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {issues.slice(0, MOST_SHOWN).map(({ row, name, why }) => (
          <Table.Row key={row}>
            <Table.Cell textStyle="figures">{row}</Table.Cell>
            <Table.Cell dir="auto" maxW="160px" truncate>
              {name}
            </Table.Cell>
            <Table.Cell whiteSpace="normal">{why}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      {issues.length > MOST_SHOWN && (
        <Table.Caption captionSide="bottom">
          Showing the first {MOST_SHOWN} of {formatCount(issues.length)}.
        </Table.Caption>
      )}
    </Table.Root>
  </Box>
);
