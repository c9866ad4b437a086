import { Button, HStack, IconButton, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { MOST_PAYERS } from '@wayline/core/areas/accounting/invoices/invoice-limits';
import { formatMoney } from '@wayline/core/base/money-text';
import { fromPercentUnits, toPercentUnits } from '@wayline/core/base/percentage-units';
import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useController, useFieldArray, useWatch } from 'react-hook-form';
import { MoneyField } from '../../../ui/fields/money-field';
import { NumberField } from '../../../ui/fields/number-field';
import { PercentField } from '../../../ui/fields/percent-field';
import { SelectField } from '../../../ui/fields/select-field';
import { type ClientChoice, ClientPicker } from '../../clients/public';
import { FormPart, PartProblem } from '../form-part';
import { PAY_AS_WORDS } from '../invoice-words';
import { TOUCH } from '../touch-target';
import { useKnownClient } from '../use-known-client';
import { blankPayer, type InvoiceForm } from './invoice-form';

const PAY_AS = Object.entries(PAY_AS_WORDS).map(([value, label]) => ({ value, label }));
const WEIGHT_LABELS: Partial<Record<InvoiceForm['pay_as'], string>> = {
  traveler: 'Travelers',
  room: 'Rooms',
  household: 'Households',
};

type RowProps = {
  form: UseFormReturn<InvoiceForm>;
  at: number;
  /** What their part comes to, as far as it is known. */
  share: number | undefined;
  onRemove: (() => void) | undefined;
  onRest: (() => void) | undefined;
};
const PayerRow = ({ form, at, share, onRemove, onRest }: RowProps) => {
  const { control, setValue } = form;
  const name = `payers.${at}` as const;
  const [payer, pay_as, currency] = useWatch({ control, name: [name, 'pay_as', 'currency'] });
  const client = useKnownClient(payer.client);
  const { field, fieldState } = useController({
    control,
    name: `${name}.client_id`,
    rules: { required: 'Choose who pays.' },
  });
  const pick = (picked: ClientChoice | undefined) => {
    field.onChange(picked?.id);
    setValue(`${name}.client`, picked, { shouldDirty: true });
  };
  const weight = WEIGHT_LABELS[pay_as];
  const isShared = pay_as !== 'single';
  return (
    <Stack gap="1">
      <HStack align="end" gap="2" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Stack flex="1" minW={{ base: 'full', sm: '0' }}>
          <ClientPicker label={isShared ? `Client ${at + 1}` : 'Client'} picked={client} onPick={pick} />
        </Stack>
        {isShared && (
          <HStack align="end" gap="2" width={{ base: 'full', sm: 'auto' }}>
            <Stack flex="1" width={{ sm: '130px' }}>
              {weight && <NumberField control={control} name={`${name}.weight`} label={weight} />}
              {pay_as === 'percentage' && (
                <PercentField control={control} name={`${name}.percentage`} label="Percent" />
              )}
              {pay_as === 'amount' && (
                <MoneyField control={control} name={`${name}.amount`} label="Amount" currency={currency} />
              )}
            </Stack>
            {onRemove && (
              <IconButton
                aria-label={`Remove client ${at + 1}`}
                size="sm"
                {...TOUCH}
                variant="ghost"
                onClick={onRemove}
              >
                <X size={16} aria-hidden />
              </IconButton>
            )}
          </HStack>
        )}
      </HStack>
      <PartProblem>{fieldState.error?.message}</PartProblem>
      {isShared && share !== undefined && (
        <HStack gap="3" textStyle="small" color="fg.muted">
          <Text textStyle="figures">Pays {formatMoney({ minor: share, currency })}</Text>
          {onRest && (
            <Button {...TOUCH} size="2xs" variant="ghost" onClick={onRest}>
              Assign the rest
            </Button>
          )}
        </HStack>
      )}
    </Stack>
  );
};

type Props = {
  form: UseFormReturn<InvoiceForm>;
  shares: readonly number[];
  /** What of the whole isn't given to anyone yet, in units of how it is shared. */
  left: number | undefined;
};

/** Who pays, and how the invoice is shared among them. Source: R-ACC-049. */
export const PayersPart = ({ form, shares, left }: Props) => {
  const { control, setValue, getValues, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'payers', keyName: 'key' });
  const [pay_as, currency] = useWatch({ control, name: ['pay_as', 'currency'] });
  const isShared = pay_as !== 'single';
  const wrong: { message?: string } | undefined = formState.errors.payers;
  const giveRest = (at: number) => {
    const name = `payers.${at}` as const;
    const { percentage, amount } = getValues(name);
    const rest = Math.max(0, (pay_as === 'amount' ? (amount?.minor ?? 0) : toPercentUnits(percentage)) + (left ?? 0));
    if (pay_as === 'amount') setValue(`${name}.amount`, { minor: rest, currency }, { shouldDirty: true });
    else setValue(`${name}.percentage`, fromPercentUnits(rest), { shouldDirty: true });
  };
  const inWords = (units: number) =>
    pay_as === 'amount' ? formatMoney({ minor: units, currency }) : `${fromPercentUnits(units)}%`;
  return (
    <FormPart
      title="Who pays"
      actions={
        isShared &&
        fields.length < MOST_PAYERS && (
          <Button {...TOUCH} size="xs" variant="outline" onClick={() => append(blankPayer())}>
            <Plus size={14} aria-hidden /> Add client
          </Button>
        )
      }
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          control={control}
          name="pay_as"
          label="Split"
          options={PAY_AS}
          rules={{
            // A share needs somebody to share with.
            onChange: () => {
              if (getValues('pay_as') !== 'single' && getValues('payers').length < 2) append(blankPayer());
            },
          }}
        />
      </SimpleGrid>
      {fields.slice(0, isShared ? undefined : 1).map((field, i) => (
        <PayerRow
          key={field.key}
          form={form}
          at={i}
          share={shares[i]}
          onRemove={fields.length > 1 ? () => remove(i) : undefined}
          onRest={left ? () => giveRest(i) : undefined}
        />
      ))}
      {left !== undefined && left !== 0 && (
        <Text role="status" textStyle="small" color={wrong?.message ? 'fg.error' : 'fg.muted'}>
          {left > 0 ? `${inWords(left)} left to assign.` : `${inWords(-left)} too much.`}
        </Text>
      )}
      <PartProblem>{wrong?.message}</PartProblem>
    </FormPart>
  );
};
