import { Flex, Stack, Table, Text, useBreakpointValue } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { RouterLink } from '../../../ui/router-link';
import { FIGURE, ReadingTable } from '../reading-table';
import type { Statement, StatementLine } from './statement-queries';
import { describeReference, STATEMENT_KIND_WORDS } from './statement-words';

type Props = { statement: Statement; addressOf: (line: StatementLine) => string | undefined };
type Edge = { label: string; day: string; balance: number };

const edgesOf = ({ from, to, opening, closing }: Statement): [Edge, Edge] => [
  { label: 'Opening balance', day: from, balance: opening },
  { label: 'Closing balance', day: to, balance: closing },
];

/** What a line is of, as a link where that opens. */
const Reference = ({ line, to }: { line: StatementLine; to: string | undefined }) => {
  const words = describeReference(line) || (to ? 'Open' : '');
  return to ? (
    <RouterLink to={to} color="fg" py="2" my="-2">
      {words}
    </RouterLink>
  ) : (
    <Text as="span" dir="auto">
      {words}
    </Text>
  );
};

const LinesTable = ({ statement, addressOf }: Props) => {
  const inWords = (minor: number) => formatMoney({ minor, currency: statement.currency });
  const [first, last] = edgesOf(statement);
  const edge = ({ label, day, balance }: Edge) => (
    <Table.Row fontWeight="600">
      <Table.Cell whiteSpace="nowrap">{formatDate(day)}</Table.Cell>
      <Table.Cell colSpan={3}>{label}</Table.Cell>
      <Table.Cell {...FIGURE}>{inWords(balance)}</Table.Cell>
    </Table.Row>
  );
  return (
    <ReadingTable label="Statement of account">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Date</Table.ColumnHeader>
          <Table.ColumnHeader>Type</Table.ColumnHeader>
          <Table.ColumnHeader>Reference</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Balance</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {edge(first)}
        {statement.lines.map((line) => (
          <Table.Row key={line.entry_id}>
            <Table.Cell whiteSpace="nowrap">{formatDate(line.day)}</Table.Cell>
            <Table.Cell>{STATEMENT_KIND_WORDS[line.kind]}</Table.Cell>
            <Table.Cell>
              <Reference line={line} to={addressOf(line)} />
            </Table.Cell>
            <Table.Cell {...FIGURE}>{inWords(line.amount)}</Table.Cell>
            <Table.Cell {...FIGURE}>{inWords(line.balance)}</Table.Cell>
          </Table.Row>
        ))}
        {edge(last)}
      </Table.Body>
    </ReadingTable>
  );
};

const LineCards = ({ statement, addressOf }: Props) => {
  const inWords = (minor: number) => formatMoney({ minor, currency: statement.currency });
  const [first, last] = edgesOf(statement);
  const edge = ({ label, balance }: Edge) => (
    <Flex as="li" gap="3" justify="space-between" py="2" fontWeight="600">
      <Text>{label}</Text>
      <Text textStyle="figures">{inWords(balance)}</Text>
    </Flex>
  );
  return (
    <Stack as="ul" listStyleType="none" gap="0" divideY="1px" aria-label="Statement of account">
      {edge(first)}
      {statement.lines.map((line) => (
        <Flex as="li" key={line.entry_id} direction="column" gap="1" py="2">
          <Flex gap="3" justify="space-between" align="baseline">
            <Text fontWeight="600">{STATEMENT_KIND_WORDS[line.kind]}</Text>
            <Text textStyle="figures" fontWeight="600">
              {inWords(line.amount)}
            </Text>
          </Flex>
          <Flex gap="3" justify="space-between" align="baseline" color="fg.muted" textStyle="small">
            <span>
              {formatDate(line.day)} <Reference line={line} to={addressOf(line)} />
            </span>
            <Text as="span" textStyle="figures" whiteSpace="nowrap">
              {inWords(line.balance)}
            </Text>
          </Flex>
        </Flex>
      ))}
      {edge(last)}
    </Stack>
  );
};

/** What happened in the period, with what was owed after each: a table, and cards on a phone. */
export const StatementLines = (props: Props) => {
  const asCards = useBreakpointValue({ base: true, md: false }, { ssr: false });
  return asCards ? <LineCards {...props} /> : <LinesTable {...props} />;
};
