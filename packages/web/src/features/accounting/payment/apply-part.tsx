import { Button, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { todayHere } from '../../../lib/today';
import { ErrorState } from '../../../ui/error-state';
import { AmountInput } from '../../../ui/fields/amount-input';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { FormPart, PartProblem } from '../form-part';
import { TOUCH } from '../touch-target';
import type { Part } from './fill-parts';
import type { Payable } from './use-payable';

/** What is owed on an invoice, and by when the next of it is, or was. */
const describeOwed = ({ owed, currency, due_day }: Part, isLate: boolean): string => {
  const open = formatMoney({ minor: owed, currency });
  const day = formatDate(due_day);
  return isLate ? `${open} open, overdue since ${day}` : `${open} open, next due ${day}`;
};

type RowProps = { part: Part; issue: string | undefined; onType: (minor: number) => void };
const PartRow = ({ part, issue, onType }: RowProps) => {
  const { invoice_no, trip_name, currency, due_day, amount } = part;
  const isLate = due_day < todayHere();
  return (
    <HStack as="li" gap="4" px="3" py="2" align="center" justify="space-between" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Stack gap="0" minW="0" flex="1">
        <Text fontWeight="600">{invoice_no}</Text>
        <Text textStyle="small" color="fg.muted" dir="auto" overflowWrap="anywhere">
          {trip_name}
        </Text>
        <Text textStyle="small" color={isLate ? 'fg.error' : 'fg.muted'}>
          {describeOwed(part, isLate)}
        </Text>
      </Stack>
      <Stack width={{ base: 'full', sm: '150px' }} flexShrink="0">
        <AmountInput
          label={
            <>
              Apply<VisuallyHidden> to {invoice_no}</VisuallyHidden>
            </>
          }
          value={amount}
          currency={currency}
          error={issue}
          onChange={(minor) => onType(minor ?? 0)}
        />
      </Stack>
    </HStack>
  );
};

/** What becomes of what is applied nowhere, or by how much the parts are too large. */
const describeLeft = ({ parts, amount, left, mustApplyAll }: Payable, currency: string, name: string): string => {
  const open = formatMoney({ minor: Math.abs(left), currency });
  if (mustApplyAll && left > 0)
    return `${open} isn’t for any invoice. Apply it too or lower the amount: you don’t have permission to leave it unapplied.`;
  if (parts.length === 0) return `No open invoices in ${currency}. The payment stays with ${name} unapplied.`;
  if (left < 0) return `${open} more than there is to apply. Lower an amount.`;
  if (amount === 0) return 'Enter the amount to fill these in.';
  if (left === 0) return 'Everything is applied.';
  return `${open} stays with ${name} unapplied.`;
};

type Props = { payable: Payable; currency: string; name: string; isFirst: boolean };

const Offered = ({ payable, currency, name, isFirst }: Props) => {
  const { parts, query, issues, isReady, isTyped, otherCurrencies } = payable;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending)
    return (
      <Delayed>
        <CardsSkeleton cards={2} />
      </Delayed>
    );
  return (
    <>
      {parts.length > 0 && (
        <Text textStyle="small" color="fg.muted">
          {isFirst
            ? 'This invoice first, then oldest due first. Change any amount.'
            : 'Oldest due first. Change any amount.'}
        </Text>
      )}
      {parts.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
          {parts.map((part) => (
            <PartRow
              key={part.key}
              part={part}
              issue={issues[part.key]}
              onType={(minor) => payable.type(part.key, minor)}
            />
          ))}
        </Stack>
      )}
      <PartProblem>{issues['']}</PartProblem>
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Text role="status" aria-label="Unapplied" color={isReady ? 'fg.muted' : 'fg.error'}>
          {describeLeft(payable, currency, name)}
        </Text>
        {isTyped && (
          <Button {...TOUCH} size="xs" variant="ghost" onClick={payable.refill}>
            Fill oldest first
          </Button>
        )}
      </HStack>
      {otherCurrencies.length > 0 && (
        <Text textStyle="small" color="fg.muted">
          {name} also has open invoices in {otherCurrencies.join(', ')}. They need a payment in that currency.
        </Text>
      )}
    </>
  );
};

/** The open invoices of who paid, and how much of a payment is for each: by rule as the amount is typed, and as a person types it. */
export const ApplyPart = (props: Props) => (
  <FormPart title="What it’s for">
    {props.payable.mayApply ? (
      <Offered {...props} />
    ) : (
      <Text color="fg.muted">
        You don’t have permission to apply payments to invoices. This one stays with {props.name} unapplied.
      </Text>
    )}
  </FormPart>
);
