import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '../../ui/fields/text-field';

const RATE = /^\d{1,9}(\.\d{1,12})?$/;

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  code: string;
  booksIn: string;
  hint: string;
};

/** What one unit of a currency is worth in that of the books, for what no rate is published for, or where another was agreed. */
export const RateField = <T extends FieldValues>({ control, name, code, booksIn, hint }: Props<T>) => (
  <TextField
    control={control}
    name={name}
    label={`${booksIn} for 1 ${code}`}
    hint={hint}
    inputMode="decimal"
    maxLength={22}
    rules={{
      validate: (rate) =>
        !rate || (RATE.test(String(rate)) && /[1-9]/.test(String(rate))) || 'Enter a rate, e.g. 1.0853.',
    }}
  />
);
