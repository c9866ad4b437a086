import { Button, Flex, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { AmountInput } from '../../../ui/fields/amount-input';
import { FormPart, PartProblem } from '../form-part';
import { TOUCH } from '../touch-target';
import type { Credit, CreditRow } from './use-credit';

const INPUT = { width: { base: 'full', sm: '160px' }, flexShrink: '0' } as const;

type RowProps = { row: CreditRow; credit: Credit; currency: string };

/** What is kept of a booking that is credited, and what its supplier gives back. */
const OfBooking = ({ row, credit, currency }: RowProps) => {
  const { key, title, hasFee, supplier, typed } = row;
  const ofTitle = <VisuallyHidden> of {title}</VisuallyHidden>;
  return (
    <Flex gap="4" wrap="wrap" ps={{ base: '0', sm: '4' }}>
      {hasFee && row.left > 0 && (
        <Stack {...INPUT}>
          <AmountInput
            label={<>Fee you keep{ofTitle}</>}
            value={typed.fee}
            currency={currency}
            error={credit.issueAt(key, 'fee')}
            onChange={(fee) => credit.type(key, { fee })}
          />
        </Stack>
      )}
      {supplier && (
        <Stack {...INPUT} gap="1">
          <AmountInput
            label={<>Supplier gets less{ofTitle}</>}
            value={typed.supplier_amount ?? supplier.usual}
            currency={supplier.currency}
            error={credit.issueAt(key, 'supplier_amount')}
            onChange={(supplier_amount) => credit.type(key, { supplier_amount })}
          />
          <Text textStyle="small" color="fg.muted">
            of {formatMoney({ minor: supplier.most, currency: supplier.currency })}
          </Text>
        </Stack>
      )}
    </Flex>
  );
};

const Row = (props: RowProps) => {
  const { row, credit, currency } = props;
  const { key, title, of, left, typed } = row;
  const isCredited = (typed.amount ?? 0) > 0 || left === 0;
  return (
    <Stack as="li" gap="3" px="3" py="3">
      <HStack gap="4" align="start" justify="space-between" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Stack gap="0" minW="0" flex="1" align="start">
          <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
            {title}
          </Text>
          {of && (
            <Text textStyle="small" color="fg.muted" dir="auto">
              {of}
            </Text>
          )}
          <HStack gap="2" wrap="wrap">
            <Text textStyle="small" color="fg.muted">
              {left > 0 ? formatMoney({ minor: left, currency }) : 'Nothing is left to credit to the client.'}
            </Text>
            {left > 0 && typed.amount !== left && (
              <Button {...TOUCH} size="xs" variant="ghost" onClick={() => credit.type(key, { amount: left })}>
                Credit all<VisuallyHidden> of {title}</VisuallyHidden>
              </Button>
            )}
          </HStack>
        </Stack>
        {left > 0 && (
          <Stack {...INPUT}>
            <AmountInput
              label={
                <>
                  Credit<VisuallyHidden> {title}</VisuallyHidden>
                </>
              }
              value={typed.amount}
              currency={currency}
              error={credit.issueAt(key, 'amount')}
              onChange={(amount) => credit.type(key, { amount })}
            />
          </Stack>
        )}
      </HStack>
      {isCredited && (row.hasFee || row.supplier) && <OfBooking {...props} />}
    </Stack>
  );
};

/** What an invoice bills, each with how much of it is credited, and of a booking what is kept and what its supplier gives back. */
export const CreditRows = ({ credit, currency }: { credit: Credit; currency: string }) => (
  <FormPart
    title="What you credit"
    actions={
      credit.rows.length > 1 && (
        <Button {...TOUCH} size="xs" variant="ghost" onClick={credit.creditAll}>
          Credit everything
        </Button>
      )
    }
  >
    <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
      {credit.rows.map((row) => (
        <Row key={row.key} row={row} credit={credit} currency={currency} />
      ))}
    </Stack>
    <PartProblem>{credit.issueOf('lines')}</PartProblem>
  </FormPart>
);
