import { Checkbox, HStack, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../../lib/format';
import { ErrorState } from '../../../../ui/error-state';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { FormPart } from '../../form-part';
import type { BankRow } from '../bank-queries';
import { describeAmount } from '../bank-words';
import type { Found } from './use-found';

type Props = { row: BankRow; found: Found };

/** The entries of the books about the day of a movement, of which one or several are what moved. */
export const FoundPart = ({ row, found }: Props) => {
  const { query, ids, together, isReady, tick } = found;
  const { currency } = row;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Delayed>
        <CardsSkeleton cards={2} />
      </Delayed>
    );
  return (
    <FormPart title="What it is in your books">
      {query.data.length === 0 ? (
        <Text color="fg.muted">
          Nothing in your books about that day moved money the same way on this account. Record it another way.
        </Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
          {query.data.map((entry) => (
            <HStack key={entry.entry_id} as="li" px="3" py="1" gap="4" justify="space-between">
              <Checkbox.Root
                size="sm"
                minW="0"
                minH={{ base: '44px', md: '32px' }}
                checked={ids.includes(entry.entry_id)}
                onCheckedChange={({ checked }) => tick(entry.entry_id, checked === true)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label dir="auto" overflowWrap="anywhere">
                  {formatDate(entry.entry_date)} · {entry.words}
                </Checkbox.Label>
              </Checkbox.Root>
              <Text textStyle="figures" whiteSpace="nowrap">
                {describeAmount({ amount: entry.amount, currency })}
              </Text>
            </HStack>
          ))}
        </Stack>
      )}
      {ids.length > 0 && (
        <Text role="status" color={isReady ? 'fg.muted' : 'fg.error'}>
          {isReady
            ? 'That adds up.'
            : `What you chose comes to ${formatMoney({ minor: Math.abs(together), currency })}, and the bank says ${formatMoney({ minor: Math.abs(row.amount), currency })}. Choose what adds up.`}
        </Text>
      )}
    </FormPart>
  );
};
