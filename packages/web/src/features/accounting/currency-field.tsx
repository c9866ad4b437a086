import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../ui/fields/select-field';
import { useCurrencies } from '../lookups/public';

type Props<T extends FieldValues> = { control: Control<T>; name: FieldPath<T>; onCurrency: () => void };

/** The currency of a document; the one that it is in can be kept, whatever is offered. `onCurrency` is called once another is chosen. */
export const CurrencyField = <T extends FieldValues>({ control, name, onCurrency }: Props<T>) => {
  const chosen: string = useWatch({ control, name });
  const known = useCurrencies().map(({ code, name: words }) => ({ value: code, label: `${code} ${words}` }));
  const options = known.some(({ value }) => value === chosen) ? known : [{ value: chosen, label: chosen }, ...known];
  return (
    <SelectField control={control} name={name} label="Currency" options={options} rules={{ onChange: onCurrency }} />
  );
};
