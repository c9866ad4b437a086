import { Box, Text } from '@chakra-ui/react';
import { exchangeRateProblem } from '@wayline/core/areas/trip/pricing/exchange-rate';
import { largestShare } from '@wayline/core/areas/trip/pricing/price-figures';
import { packageMix } from '@wayline/core/areas/trip/trip-packages/package-figures';
import {
  explainFigure,
  PACKAGE_FORMULAS,
  type PackageFigure,
} from '@wayline/core/areas/trip/trip-packages/package-formulas';
import type { SettledPackage } from '@wayline/core/areas/trip/trip-packages/settle-package';
import { convert } from '@wayline/core/base/money';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { useSeesFigures } from '../../../../lib/use-permission';
import { isCurrencyCode } from '../../pricing/fields/currency-code';
import { moneyWords } from '../../trips/money-words';
import { getPercentages, type PackageForm } from '../package-form';
import { ExplainedFigures, type ShownFigure } from './explained-figures';

type Props = {
  form: PackageForm;
  settled: SettledPackage;
  packageId: string | undefined;
  /** What the package comes to; undefined until it is saved, where its markup is not shown. */
  total: number | undefined;
};

const NAMES: readonly PackageFigure[] = [
  'total_base_price',
  'markup_price',
  'total_price',
  'partner_commission_price',
  'commission_price',
  'total_profit_price',
];

/** What a package comes to while it is being made: the price in large, and every figure with its formula. */
export const PackageSummary = ({ form, settled: { rows, figures }, packageId, total }: Props) => {
  const seesFigures = useSeesFigures();
  const { currency, exchange_currency, exchange_rate } = form;
  const percentages = getPercentages(form);
  const withoutRate = rows.filter(({ is_checked, problem }) => is_checked && problem === 'no_rate').length;
  const counted = rows.filter(({ is_checked, problem }) => is_checked && !problem);
  const mix = packageMix(counted, { id: packageId, price_type: form.price_type });
  const people = Math.max(1, ...counted.map(({ headcount }) => headcount));
  const perPerson = total === undefined ? undefined : largestShare(total, people);
  const quoted =
    total !== undefined &&
    isCurrencyCode(exchange_currency) &&
    exchange_currency !== currency &&
    !exchangeRateProblem(exchange_rate)
      ? formatMoney(convert({ minor: total, currency }, exchange_currency, exchange_rate))
      : undefined;
  const shown: ShownFigure[] = [
    ...NAMES.filter((name) => seesFigures || name === 'total_base_price').map((name) => ({
      name,
      label: PACKAGE_FORMULAS[name].label,
      minor: figures[name],
      explanation: explainFigure(PACKAGE_FORMULAS, name, figures, { currency, percentages }),
    })),
    ...(perPerson === undefined
      ? []
      : [
          {
            name: 'per_person',
            label: 'Per person',
            minor: perPerson,
            explanation: `Package price divided by ${countOf(people, 'person', 'people')}, the largest headcount of any booking, rounded up to the cent.`,
          },
        ]),
  ];
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p="3">
      <Box px="2" pb="2" role="status">
        <Text textStyle="small" color="fg.muted">
          {countOf(counted.length, 'booking')}
          {seesFigures && ` · profit ${figures.total_profit_pct}%`}
        </Text>
        <Text textStyle="title" data-testid="package-total">
          {total === undefined ? 'Save to see the price' : formatMoney({ minor: total, currency })}
        </Text>
        {mix.some((amount) => amount.currency !== currency) && (
          <Text textStyle="small" color="fg.muted" data-testid="package-mix">
            Bookings: {moneyWords(mix)}
          </Text>
        )}
        {withoutRate > 0 && (
          <Text textStyle="small" color="fg.warning">
            {countOf(withoutRate, 'booking')} without an exchange rate, not in this total
          </Text>
        )}
        {quoted && <Text color="fg.muted">or {quoted}</Text>}
      </Box>
      <ExplainedFigures
        figures={shown}
        currency={currency}
        main={seesFigures ? 'total_price' : 'total_base_price'}
        testId="package-figures"
      />
    </Box>
  );
};
