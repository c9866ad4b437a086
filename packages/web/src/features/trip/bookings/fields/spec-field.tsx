import { GridItem } from '@chakra-ui/react';
import type { Control } from 'react-hook-form';
import { DateField } from '../../../../ui/fields/date-field';
import { MoneyField } from '../../../../ui/fields/money-field';
import { NumberField } from '../../../../ui/fields/number-field';
import { PhoneField } from '../../../../ui/fields/phone-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import type { BookingForm } from '../booking-form';
import type { FieldSpec } from './field-spec';

type Props = {
  control: Control<BookingForm>;
  spec: FieldSpec /** Of an amount that has none of its own yet. */;
  currency: string;
};

/** The field that a spec describes. */
export const SpecField = ({ control, spec, currency }: Props) => {
  const { as, options, lines, ...texts } = spec;
  const { name, label, hint } = texts;
  if (options) return <SelectField {...{ control, name, label, hint, options }} emptyLabel="Not set" />;
  if (as === 'date') return <DateField {...{ control, name, label, hint }} />;
  if (as === 'money') return <MoneyField {...{ control, name, label, hint, currency }} />;
  if (as === 'number') return <NumberField {...{ control, name, label, hint }} min={1} />;
  if (as === 'phone') return <PhoneField {...{ control, name, label, hint }} />;
  return (
    <GridItem colSpan={lines ? 2 : 1}>
      <TextField {...texts} control={control} lines={lines} />
    </GridItem>
  );
};
