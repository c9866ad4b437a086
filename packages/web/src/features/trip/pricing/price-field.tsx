import { exchangeRateProblem } from '@wayline/core/areas/trip/pricing/exchange-rate';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { PriceEditor, type PriceEditorProps } from './price-editor';

type Props<T extends FieldValues> = Omit<PriceEditorProps, 'value' | 'onChange'> & {
  control: Control<T>;
  name: FieldPath<T>;
};

/** The price in a form; a rate that cannot be right keeps the form from being sent. Source: R-TRIP-135. */
export const PriceField = <T extends FieldValues>({ control, name, ...editor }: Props<T>) => {
  const { field } = useController({
    control,
    name,
    rules: {
      validate: (price?: PriceEntry) => exchangeRateProblem(price?.exchange_rate ?? '1') ?? true,
    },
  });
  return <PriceEditor {...editor} value={field.value} onChange={field.onChange} />;
};
