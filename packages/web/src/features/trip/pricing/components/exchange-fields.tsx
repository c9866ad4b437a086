import { Box, Button, Checkbox, SimpleGrid, Text } from '@chakra-ui/react';
import { rateTo } from '@wayline/core/areas/trip/pricing/company-total';
import { exchangeRateProblem } from '@wayline/core/areas/trip/pricing/exchange-rate';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { convert } from '@wayline/core/base/money';
import { formatMoney } from '@wayline/core/base/money-text';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../../../ui/notify-error';
import { isCurrencyCode } from '../fields/currency-code';
import { CurrencyInput } from '../fields/currency-input';
import { RateInput } from '../fields/rate-input';
import { lookUpRate, rateHint } from '../rate-lookup';

type Props = {
  price: PriceEntry;
  onChange: (changes: Partial<PriceEntry>) => void;
  /** The currency of the trip. */
  currency: string;
};

/** The currency of a price and, where it is not that of the trip, the rate between them: looked up or typed, and locked. Source: R-TRIP-134..136. */
export const ExchangeFields = ({ price, onChange, currency }: Props) => {
  const [code, setCode] = useState(price.currency);
  const [busy, setBusy] = useState(false);
  // A rate that is looked up takes the place of what is typed, also where it is the one from before.
  const [found, setFound] = useState(0);
  // The answer to a look-up meets the price as it is by then: other fields may have changed, and the currency too.
  const latest = useRef({ from: price.currency, onChange });
  useEffect(() => {
    latest.current = { from: price.currency, onChange };
  });
  const lookUp = async (from: string) => {
    setBusy(true);
    try {
      const rate = await lookUpRate(from, currency);
      if (latest.current.from !== from) return;
      latest.current.onChange({ ...rate, exchange_currency: currency });
      setFound((before) => before + 1);
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const typeCode = (next: string) => {
    setCode(next);
    if (!isCurrencyCode(next) || next === price.currency) return;
    const unknown = { rate_date: undefined, rate_source: undefined, rate_locked: undefined };
    const exchange_rate = next === currency ? '1' : '';
    onChange({ ...unknown, currency: next, exchange_currency: currency, exchange_rate });
    if (next !== currency) void lookUp(next);
  };
  const foreign = price.currency !== currency;
  const problem = exchangeRateProblem(price.exchange_rate);
  const rate = rateTo(price, currency);
  const worth =
    foreign && !problem && rate
      ? formatMoney(convert({ minor: price.total_price, currency: price.currency }, currency, rate))
      : undefined;
  const hint = problem || rate ? rateHint(price) : 'No rate yet. Add one to see the trip total.';
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <CurrencyInput label="Currency" value={code} onChange={typeCode} />
      {foreign && (
        <>
          <Box>
            <RateInput
              key={found}
              label={`Exchange rate to ${currency}`}
              value={(problem ? price.exchange_rate : rate) ?? ''}
              error={problem}
              hint={hint}
              onChange={(exchange_rate) =>
                onChange({ exchange_rate, exchange_currency: currency, rate_date: undefined, rate_source: 'typed' })
              }
            />
          </Box>
          <Button
            size="sm"
            variant="outline"
            loading={busy}
            disabled={price.rate_locked}
            onClick={() => void lookUp(price.currency)}
          >
            Look up rate
          </Button>
          <Checkbox.Root
            checked={price.rate_locked ?? false}
            onCheckedChange={({ checked }) => onChange({ rate_locked: checked === true })}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Lock rate</Checkbox.Label>
          </Checkbox.Root>
          {worth && (
            <Text textStyle="small" color="fg.muted" gridColumn="1 / -1">
              {worth} at this rate.
            </Text>
          )}
        </>
      )}
    </SimpleGrid>
  );
};
