import { Box, Button, Checkbox, SimpleGrid, Text } from '@chakra-ui/react';
import { convert } from '@wayline/core/kernel/money';
import { formatMoney } from '@wayline/core/kernel/money-text';
import { exchangeRateProblem } from '@wayline/core/pricing/exchange-rate';
import type { PriceEntry } from '@wayline/core/pricing/price-detail';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { isCurrencyCode } from '../fields/currency-code';
import { CurrencyInput } from '../fields/currency-input';
import { TextInput } from '../fields/text-input';

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
  const typeCode = (next: string) => {
    setCode(next);
    if (isCurrencyCode(next) && next !== price.currency)
      onChange({ currency: next, exchange_currency: currency, ...(next === currency && { exchange_rate: '1' }) });
  };
  const problem = exchangeRateProblem(price.exchange_rate);
  const lookUp = async () => {
    setBusy(true);
    try {
      const found = await call('lookups.currency.convert', { from: price.currency, to: currency, amount: '1' });
      onChange({
        exchange_rate: found.rate,
        exchange_currency: currency,
        rate_date: found.rate_date,
        rate_source: found.rate_source,
      });
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const foreign = price.currency !== currency;
  const worth =
    foreign && !problem
      ? formatMoney(
          convert({ minor: price.total_price, currency: price.currency }, currency, price.exchange_rate ?? '1'),
        )
      : undefined;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <CurrencyInput label="Currency" value={code} onChange={typeCode} />
      {foreign && (
        <>
          <Box>
            <TextInput
              label={`Exchange rate to ${currency}`}
              inputMode="decimal"
              value={price.exchange_rate}
              error={problem}
              hint={price.rate_date && price.rate_source ? `${price.rate_source}, ${price.rate_date}` : undefined}
              onChange={(exchange_rate) =>
                onChange({ exchange_rate, exchange_currency: currency, rate_date: undefined, rate_source: 'typed' })
              }
            />
          </Box>
          <Button size="sm" variant="outline" loading={busy} disabled={price.rate_locked} onClick={() => void lookUp()}>
            Look up the rate
          </Button>
          <Checkbox.Root
            checked={price.rate_locked ?? false}
            onCheckedChange={({ checked }) => onChange({ rate_locked: checked === true })}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Lock this rate</Checkbox.Label>
          </Checkbox.Root>
          {worth && (
            <Text textStyle="small" color="fg.muted" gridColumn="1 / -1">
              Worth {worth} at this rate.
            </Text>
          )}
        </>
      )}
    </SimpleGrid>
  );
};
