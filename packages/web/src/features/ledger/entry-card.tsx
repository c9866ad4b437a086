import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { DIMENSION_WORDS, DIMENSIONS } from '@wayline/core/areas/ledger/dimensions';
import { formatDimension } from '@wayline/core/areas/ledger/format-dimension';
import { money } from '@wayline/core/base/money';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../lib/format';
import { StatusBadge } from '../../ui/status-badge';
import type { LedgerEntry } from './ledger-queries';

type Props = {
  entry: LedgerEntry;
  nameOf: (account: string) => string;
  /** What the records are called that lines name, by their ids. */
  names: Readonly<Record<string, string>>;
  onReverse?: () => void;
};

const KIND_WORDS: Readonly<Record<LedgerEntry['kind'], string>> = {
  event: 'Automatic',
  manual: 'By hand',
  opening: 'Opening balance',
  closing: 'Year end',
  reversal: 'Reversal',
};

/** An entry with its lines: debits on the left, credits indented, as an accountant writes them. */
export const EntryCard = ({ entry, nameOf, names, onReverse }: Props) => (
  <chakra.li borderWidth="1px" borderRadius="l3" bg="bg.panel" p="4">
    <HStack justify="space-between" align="start" gap="3" wrap="wrap" mb="2">
      <Box minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="600">{formatDate(entry.entry_date)}</Text>
          <StatusBadge>{KIND_WORDS[entry.kind]}</StatusBadge>
        </HStack>
        <Text color="fg.muted" overflowWrap="anywhere">
          {entry.lines.some(({ hidden }) => hidden) ? 'Names clients or trips you don’t have access to.' : entry.memo}
        </Text>
      </Box>
      {onReverse && (
        <Button size="xs" variant="outline" onClick={onReverse}>
          Reverse
        </Button>
      )}
    </HStack>
    <Stack as="ul" gap="1" listStyleType="none">
      {entry.lines.map((line) => (
        <HStack key={JSON.stringify(line)} as="li" justify="space-between" gap="3" align="baseline">
          <Box minW="0" ps={line.amount < 0 ? '6' : '0'}>
            <Text overflowWrap="anywhere">
              {line.account} {nameOf(line.account)}
            </Text>
            <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {DIMENSIONS.flatMap((dimension) => {
                const text = formatDimension(line, dimension, names);
                return text ? [`${DIMENSION_WORDS[dimension]}: ${text}`] : [];
              }).join(' · ')}
            </Text>
          </Box>
          <Text textStyle="figures" whiteSpace="nowrap">
            {formatMoney(money(Math.abs(line.amount), line.currency))} {line.amount < 0 ? 'Cr' : 'Dr'}
          </Text>
        </HStack>
      ))}
    </Stack>
  </chakra.li>
);
