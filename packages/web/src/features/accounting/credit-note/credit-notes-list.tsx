import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import { formatDate } from '../../../lib/format';
import type { CreditNote } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import { useCreditNotePdf } from './use-credit-note-pdf';

/** What became of what was paid, and what was kept. */
const describeOutcome = ({ fee, shares, currency }: CreditNote): string[] => {
  const money = (minor: number) => formatMoney({ minor, currency });
  const released = sum(shares.map((share) => share.released));
  return [
    ...(fee > 0 ? [`${money(fee)} kept as a cancellation fee`] : []),
    ...(released > 0 ? [`${money(released)} of what was paid came off the invoice`] : []),
  ];
};

/** The credit notes of an invoice, each with why, what of, and who made it. */
export const CreditNotesList = ({ notes }: { notes: readonly CreditNote[] }) => (
  <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" bg="bg.panel" divideY="1px">
    {notes.map((note) => (
      <CreditNoteItem key={note.id} note={note} />
    ))}
  </Stack>
);

const CreditNoteItem = ({ note }: { note: CreditNote }) => {
  const { number, day, reason, lines, total, currency, created_by_name } = note;
  const pdf = useCreditNotePdf(note);
  return (
    <HStack as="li" gap="4" px="3" py="2" align="start" justify="space-between" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Stack gap="0" minW="0" flex="1">
        <Text fontWeight="600">
          {number}
          <Text as="span" color="fg.muted" fontWeight="400">
            {' '}
            {formatDate(day)} by {created_by_name}
          </Text>
        </Text>
        <Text dir="auto" overflowWrap="anywhere">
          {reason}
        </Text>
        <Text textStyle="small" color="fg.muted" dir="auto">
          {[lines.map(({ title }) => title).join(', '), ...describeOutcome(note)].join(' · ')}
        </Text>
      </Stack>
      <HStack gap="3" flexShrink="0">
        <Box textStyle="figures">{formatMoney({ minor: -total, currency })}</Box>
        <Button
          {...TOUCH}
          size="xs"
          variant="outline"
          loading={pdf.isPending}
          aria-label={`PDF of ${number}`}
          onClick={() => pdf.mutate()}
        >
          PDF
        </Button>
      </HStack>
    </HStack>
  );
};
