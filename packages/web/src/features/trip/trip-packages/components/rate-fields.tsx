import { Box, Button, SimpleGrid, Text } from '@chakra-ui/react';
import { exchangeRateProblem } from '@wayline/core/areas/trip/pricing/exchange-rate';
import type { PackageRate } from '@wayline/core/areas/trip/trip-packages/trip-package';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { notifyError } from '../../../../ui/notify-error';
import { RateInput } from '../../pricing/fields/rate-input';
import { lookUpRate, rateHint } from '../../pricing/rate-lookup';
import type { PackageForm } from '../package-form';

type Props = {
  form: UseFormReturn<PackageForm>;
  rates: readonly PackageRate[];
  currency: string;
  /** The currencies, besides that of the package, that its bookings are priced in. */
  foreign: readonly string[];
};

/** What one unit of each other currency is worth in the package: looked up or typed. Source: R-TRIP-134..136. */
export const RateFields = ({ form, rates, currency, foreign }: Props) => {
  const [busy, setBusy] = useState(false);
  // Rates that are looked up take the place of what is typed, also where they are those from before.
  const [found, setFound] = useState(0);
  const put = (changed: readonly PackageRate[]) => {
    const others = form.getValues('rates').filter((rate) => !changed.some((c) => c.currency === rate.currency));
    form.setValue('rates', [...others, ...changed], { shouldDirty: true });
  };
  const lookUp = async () => {
    setBusy(true);
    try {
      const newest = await Promise.all(
        foreign.map(async (from) => ({ currency: from, ...(await lookUpRate(from, currency)) })),
      );
      put(newest);
      setFound((before) => before + 1);
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setBusy(false);
    }
  };
  if (foreign.length === 0) return null;
  return (
    <Box>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        {foreign.map((from) => {
          const known = rates.find((rate) => rate.currency === from);
          const typed = known?.exchange_rate ?? '';
          return (
            <RateInput
              key={`${from} ${found}`}
              label={`1 ${from} in ${currency}`}
              value={typed}
              error={typed === '' ? undefined : exchangeRateProblem(typed)}
              hint={known && rateHint(known)}
              onChange={(exchange_rate) => put([{ currency: from, exchange_rate }])}
            />
          );
        })}
      </SimpleGrid>
      <Button mt="2" size="xs" variant="outline" loading={busy} onClick={() => void lookUp()}>
        Look up rates
      </Button>
      <Text mt="1" textStyle="small" color="fg.muted">
        Leave blank to count each booking at its own rate.
      </Text>
    </Box>
  );
};
