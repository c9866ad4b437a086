import { HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { AmountInput } from '../../../ui/fields/amount-input';
import type { PayItem, PayPart } from './pay-form';

type Props = {
  item: PayItem;
  part: PayPart;
  currency: string;
  keeps: boolean;
  issues: { amount?: string | undefined; kept?: string | undefined };
  onType: (part: PayPart) => void;
};
/** A booking that a payment to a supplier is for, with how much of it, and what the agency keeps of that. */
export const PayPartRow = ({ item, part, currency, keeps, issues, onType }: Props) => (
  <HStack as="li" gap="4" px="3" py="2" align="start" justify="space-between" wrap={{ base: 'wrap', sm: 'nowrap' }}>
    <Stack gap="0" minW="0" flex="1">
      <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
        {item.title}
      </Text>
      <Text textStyle="small" color="fg.muted" dir="auto" overflowWrap="anywhere">
        {item.trip_name}
      </Text>
      {item.left !== undefined && (
        <Text textStyle="small" color="fg.muted">
          {item.left < 0
            ? `${formatMoney({ minor: -item.left, currency })} too much was paid`
            : `${formatMoney({ minor: item.left, currency })} left`}
        </Text>
      )}
    </Stack>
    <Stack width={{ base: 'full', sm: '160px' }} flexShrink="0" gap="2">
      <AmountInput
        label={
          <>
            Amount<VisuallyHidden> for {item.title}</VisuallyHidden>
          </>
        }
        value={part.amount}
        currency={currency}
        error={issues.amount}
        onChange={(minor = 0) => onType({ ...part, amount: minor })}
      />
      {keeps && (
        <AmountInput
          label={
            <>
              Commission kept<VisuallyHidden> of {item.title}</VisuallyHidden>
            </>
          }
          value={part.kept}
          currency={currency}
          error={issues.kept}
          onChange={(minor = 0) => onType({ ...part, kept: minor })}
        />
      )}
    </Stack>
  </HStack>
);
