import { Text } from '@chakra-ui/react';
import type { CompanyTotal } from '@wayline/core/areas/trip/pricing/company-total';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import type { Money } from '@wayline/core/base/values';
import { moneyWords } from './money-words';

type Props = {
  /** In the currency of the company. */
  amount: CompanyTotal;
  /** What it is made of, one amount for each currency. */
  mix: readonly Money[];
  none?: string;
};

/** An amount in the company's currency with its mix by currency below; where a booking has no rate, the mix and how many have none. */
export const CompanyAmount = ({ amount: { total, without_rate }, mix, none = '' }: Props) => {
  if (!total || mix.length === 0)
    return (
      <>
        {moneyWords(mix, none)}
        {without_rate > 0 && (
          <Text as="span" display="block" textStyle="small" fontWeight="400" color="fg.warning">
            {countOf(without_rate, 'booking')} without an exchange rate
          </Text>
        )}
      </>
    );
  const isMixed = mix.some(({ currency }) => currency !== total.currency);
  return (
    <>
      {formatMoney(total)}
      {isMixed && (
        <Text as="span" display="block" textStyle="small" fontWeight="400" color="fg.muted">
          {moneyWords(mix.filter(({ minor }) => minor !== 0))}
        </Text>
      )}
    </>
  );
};
