import { Button, Checkbox, HStack, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { X } from 'lucide-react';
import { ErrorState } from '../../../../ui/error-state';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { SearchInput } from '../../../../ui/table/search-input';
import { FormPart, PartProblem } from '../../form-part';
import { PayPartRow } from '../../suppliers/pay-part-row';
import { TOUCH } from '../../touch-target';
import type { BankRow } from '../bank-queries';
import type { Paid } from './use-paid';

const Offered = ({ row, paid }: Props) => {
  const { query, chosen, add } = paid;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Delayed>
        <CardsSkeleton cards={2} />
      </Delayed>
    );
  const others = query.data.filter((item) => !chosen.some((one) => one.item.booking_id === item.booking_id));
  if (others.length === 0 && chosen.length === 0)
    return (
      <Text color="fg.muted">
        {row.amount < 0
          ? `No supplier is owed anything in ${row.currency} here. Search for another name, or record a deposit on the trip’s Money page and match it then.`
          : `No supplier has too much of your money in ${row.currency} here. Search for another name, or choose another way.`}
      </Text>
    );
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
      {others.map((item) => (
        <HStack key={item.booking_id} as="li" px="3" py="2" gap="4" justify="space-between">
          <Stack gap="0" minW="0">
            <Text dir="auto" overflowWrap="anywhere">
              {item.supplier_name} · {item.title}
            </Text>
            <Text textStyle="small" color="fg.muted" dir="auto">
              {item.trip_name} · {formatMoney({ minor: Math.abs(item.left ?? 0), currency: row.currency })}
            </Text>
          </Stack>
          <Button
            {...TOUCH}
            size="sm"
            variant="outline"
            aria-label={`Add ${item.supplier_name}, ${item.title}`}
            onClick={() => add(item)}
          >
            Add
          </Button>
        </HStack>
      ))}
    </Stack>
  );
};

type Props = { row: BankRow; paid: Paid };

/** Which bookings of a supplier a movement is for, and how much of it is for each; together they are what moved. */
export const PaidPart = ({ row, paid }: Props) => {
  const { search, setSearch, keeps, setKeeps, chosen, moved, fault, isReady, type, remove } = paid;
  const { currency, amount } = row;
  const say = (minor: number) => formatMoney({ minor, currency });
  return (
    <FormPart title="What it’s for">
      {chosen.length > 0 && (
        <>
          {amount < 0 && (
            <Checkbox.Root size="sm" checked={keeps} onCheckedChange={({ checked }) => setKeeps(checked === true)}>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>We keep our commission and pay the rest</Checkbox.Label>
            </Checkbox.Root>
          )}
          <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
            {chosen.map(({ item, part }) => (
              <PayPartRow
                key={item.booking_id}
                item={item}
                part={part}
                currency={currency}
                keeps={keeps}
                issues={{}}
                onType={(typed) => type(item, typed)}
              />
            ))}
          </Stack>
          <HStack wrap="wrap" gap="2">
            {chosen.map(({ item }) => (
              <Button key={item.booking_id} {...TOUCH} size="xs" variant="ghost" onClick={() => remove(item)}>
                <X size={14} aria-hidden /> Remove {item.title}
              </Button>
            ))}
          </HStack>
          <PartProblem>{fault}</PartProblem>
          <Text role="status" color={isReady ? 'fg.muted' : 'fg.error'}>
            {isReady
              ? 'That adds up.'
              : `The bookings come to ${say(moved)}, and the bank says ${say(Math.abs(amount))}. Change the amounts until they add up.`}
          </Text>
        </>
      )}
      <SearchInput
        label="Search suppliers and trips"
        value={search || undefined}
        onSearch={(text) => setSearch(text ?? '')}
      />
      <Offered row={row} paid={paid} />
    </FormPart>
  );
};
