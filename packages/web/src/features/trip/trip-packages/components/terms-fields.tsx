import { SimpleGrid } from '@chakra-ui/react';
import { exchangeRateProblem } from '@wayline/core/areas/trip/pricing/exchange-rate';
import type { SettledPackage } from '@wayline/core/areas/trip/trip-packages/settle-package';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSeesFigures } from '../../../../lib/use-permission';
import { ChoiceInput } from '../../pricing/fields/choice-input';
import { isCurrencyCode } from '../../pricing/fields/currency-code';
import { CurrencyInput } from '../../pricing/fields/currency-input';
import { PercentInput } from '../../pricing/fields/percent-input';
import { RateInput } from '../../pricing/fields/rate-input';
import type { PackageForm } from '../package-form';
import { RateFields } from './rate-fields';

type Props = { form: UseFormReturn<PackageForm>; values: PackageForm; settled: SettledPackage };

const PERCENTAGES = [
  { name: 'markup_pct', label: 'Markup' },
  { name: 'partner_commission_pct', label: 'Partner commission' },
  { name: 'commission_pct', label: 'Commission' },
] as const;
const TYPES = [
  { value: 'total_price', label: 'Total price' },
  { value: 'price_per_person', label: 'Price per person' },
];

/** How a package is priced: by what, in which currency, and with what on top. Source: R-TRIP-123, R-TRIP-234. */
export const TermsFields = ({ form, values, settled }: Props) => {
  const seesFigures = useSeesFigures();
  const [code, setCode] = useState<string>();
  const put = <K extends keyof PackageForm>(name: K, value: PackageForm[K]) =>
    form.setValue<keyof PackageForm>(name, value, { shouldDirty: true });
  const typeCode = (next: string) => {
    setCode(isCurrencyCode(next) ? undefined : next);
    if (!isCurrencyCode(next) || next === values.currency) return;
    put('currency', next);
    // A rate leads to the currency it was typed for.
    put('rates', []);
  };
  const used = settled.rows.filter((row) => row.is_checked).flatMap((row) => [row.currency, row.live.currency]);
  const foreign = [...new Set(used)].filter((one): one is string => one !== null && one !== values.currency).sort();
  const quotes = isCurrencyCode(values.exchange_currency) && values.exchange_currency !== values.currency;
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <ChoiceInput
          label="Price type"
          value={values.price_type}
          options={TYPES}
          hint={values.price_type === 'price_per_person' ? 'Price per person times headcount.' : undefined}
          onChange={(to) => put('price_type', to === 'price_per_person' ? to : 'total_price')}
        />
        <CurrencyInput label="Currency" value={code ?? values.currency} onChange={typeCode} />
      </SimpleGrid>
      <RateFields form={form} rates={values.rates} currency={values.currency} foreign={foreign} />
      {seesFigures && (
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          {PERCENTAGES.map(({ name, label }) => (
            <PercentInput key={name} label={label} value={values[name] ?? ''} onChange={(to) => put(name, to)} />
          ))}
        </SimpleGrid>
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <CurrencyInput
          label="Quote in another currency"
          placeholder="None"
          value={values.exchange_currency}
          onChange={(typed) => put('exchange_currency', typed)}
        />
        {quotes && (
          <RateInput
            label={`1 ${values.currency} in ${values.exchange_currency}`}
            value={values.exchange_rate}
            error={exchangeRateProblem(values.exchange_rate)}
            onChange={(to) => put('exchange_rate', to)}
          />
        )}
      </SimpleGrid>
    </>
  );
};
