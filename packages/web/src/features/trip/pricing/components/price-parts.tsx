import { SimpleGrid } from '@chakra-ui/react';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { getTaxKind, type PriceMode, RATE_TYPES, type RateType } from '@wayline/core/areas/trip/pricing/price-types';
import type { BookingType } from '@wayline/core/base/booking-types';
import { AmountInput } from '../../../../ui/fields/amount-input';
import { ChoiceInput } from '../fields/choice-input';
import { CountInput } from '../fields/count-input';
import { PortionInput } from '../fields/portion-input';
import { MultiPrices } from './multi-prices';
import { TaxLines } from './tax-lines';

type Props = {
  price: PriceEntry;
  onChange: (changes: Partial<PriceEntry>) => void;
  bookingType: BookingType;
};

const BASE: Record<PriceMode, string> = {
  'Total Price': 'Base fare',
  'Price Per Person': 'Base fare per person',
  'Price Per Room': 'Base fare per room',
  'Price Per Cabin': 'Base fare per cabin',
};
const UNITS: Partial<Record<PriceMode, string>> = { 'Price Per Room': 'Rooms', 'Price Per Cabin': 'Cabins' };

/** What nearly every price is made of: fare, taxes, markup and commission. Source: spec 2 §3 Room type template, R-TRIP-236. */
export const PriceParts = ({ price, onChange, bookingType }: Props) => {
  const { currency, price_per_person: mode = 'Total Price' } = price;
  const perPerson = mode === 'Price Per Person';
  const byTraveler = perPerson && Boolean(price.multi_prices?.length);
  const portion = (name: 'markup' | 'agency_commission' | 'commission', label: string) => (
    <PortionInput label={label} value={price[name]} currency={currency} onChange={(to) => onChange({ [name]: to })} />
  );
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {!byTraveler && (
          <AmountInput
            label={BASE[mode]}
            value={price.base_fare}
            currency={currency}
            onChange={(base_fare) => onChange({ base_fare })}
          />
        )}
        {UNITS[mode] && (
          <CountInput
            label={UNITS[mode]}
            value={price.room_count}
            onChange={(room_count) => onChange({ room_count })}
          />
        )}
        {!byTraveler && (
          <CountInput label="Travelers" value={price.headcount} onChange={(headcount) => onChange({ headcount })} />
        )}
        <ChoiceInput
          label="Rate type"
          value={price.rate_type ?? 'N/A'}
          options={RATE_TYPES}
          onChange={(rate_type) => onChange({ rate_type: rate_type as RateType })}
        />
      </SimpleGrid>
      {perPerson && (
        <MultiPrices
          rows={price.multi_prices ?? []}
          currency={currency}
          onChange={(multi_prices) => onChange({ multi_prices })}
        />
      )}
      <TaxLines
        lines={price.tax ?? []}
        kind={getTaxKind(bookingType)}
        currency={currency}
        onChange={(tax) => onChange({ tax })}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {portion('markup', 'Markup')}
        {portion('agency_commission', 'Agency commission')}
        {portion('commission', 'Advisor commission')}
      </SimpleGrid>
    </>
  );
};
