import { Box, Flex, HStack, IconButton, Text } from '@chakra-ui/react';
import { MOST_DAYS } from '@wayline/core/areas/accounting/invoices/invoice-limits';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/fields/date-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { NumberField } from '../../../ui/fields/number-field';
import { PercentField } from '../../../ui/fields/percent-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { PartProblem } from '../form-part';
import { TOUCH } from '../touch-target';
import type { InvoiceForm } from './invoice-form';

const DUE = [
  { value: 'after_issue', label: 'Days after it’s issued' },
  { value: 'before_departure', label: 'Days before departure' },
  { value: 'before_final_payment', label: 'Days before the trip’s final payment' },
  { value: 'on_day', label: 'On a day' },
];
const MODES = [
  { value: 'percentage', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
];

type Props = {
  form: UseFormReturn<InvoiceForm>;
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
};

/** A payment of the plan: what it is called, when it is due, and how much it is. The last one takes the rest. */
export const MilestoneRow = ({ form, at, isLast, onMove, onRemove }: Props) => {
  const { control, formState } = form;
  const name = `milestones.${at}` as const;
  const [kind, mode, currency, called] = useWatch({
    control,
    name: [`${name}.due.kind`, `${name}.part.mode`, 'currency', `${name}.name`],
  });
  const wrong: { due?: { message?: string }; part?: { message?: string } } | undefined =
    formState.errors.milestones?.[at];
  const words = called || `payment ${at + 1}`;
  const button = { ...TOUCH, size: 'xs', variant: 'ghost' } as const;
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" p="3">
      <Flex gap="3" wrap={{ base: 'wrap', md: 'nowrap' }} align="start">
        <Box flex="1 1 140px" minW="0">
          <TextField control={control} name={`${name}.name`} label="Payment" required maxLength={255} />
        </Box>
        <Box flex="1 1 170px" minW="0">
          <SelectField control={control} name={`${name}.due.kind`} label="Due" options={DUE} />
        </Box>
        <Box flex="0 1 110px">
          {kind === 'on_day' ? (
            <DateField control={control} name={`${name}.due.day`} label="Day" required />
          ) : (
            <NumberField control={control} name={`${name}.due.days`} label="Days" max={MOST_DAYS} />
          )}
        </Box>
        {isLast ? (
          <Box flex="0 0 200px">
            <Text fontWeight="500">Part</Text>
            <Text py="2" color="fg.muted">
              {at === 0 ? 'All of it' : 'The rest'}
            </Text>
          </Box>
        ) : (
          <HStack gap="2" align="start" flex="0 0 200px">
            <SelectField control={control} name={`${name}.part.mode`} label="Part" options={MODES} />
            {mode === 'amount' ? (
              <MoneyField control={control} name={`${name}.part.amount`} label="Amount" currency={currency} />
            ) : (
              <PercentField control={control} name={`${name}.part.percentage`} label="Percent" />
            )}
          </HStack>
        )}
        {onRemove && (
          <HStack gap="0" ms="auto" mt={{ base: '0', md: '7' }}>
            <IconButton {...button} aria-label={`Move ${words} up`} disabled={at === 0} onClick={() => onMove(at - 1)}>
              <ArrowUp size={16} aria-hidden />
            </IconButton>
            <IconButton {...button} aria-label={`Move ${words} down`} disabled={isLast} onClick={() => onMove(at + 1)}>
              <ArrowDown size={16} aria-hidden />
            </IconButton>
            <IconButton {...button} aria-label={`Remove ${words}`} onClick={onRemove}>
              <X size={16} aria-hidden />
            </IconButton>
          </HStack>
        )}
      </Flex>
      <PartProblem>{wrong?.due?.message}</PartProblem>
      <PartProblem>{wrong?.part?.message}</PartProblem>
    </Box>
  );
};
