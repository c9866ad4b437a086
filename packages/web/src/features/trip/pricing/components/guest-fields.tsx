import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { MULTI_PRICE_TYPES, type MultiPriceType } from '@wayline/core/areas/trip/pricing/price-types';
import { guestOn } from '@wayline/core/areas/trip/pricing/room-stay';
import type { Room } from '@wayline/core/areas/trip/pricing/room-type';
import { formatMoney } from '@wayline/core/base/money-text';
import { useState } from 'react';
import { AmountInput } from '../../../../ui/fields/amount-input';
import { ChoiceInput } from '../fields/choice-input';
import { CountInput } from '../fields/count-input';
import { DayInput } from '../fields/day-input';
import { MULTI_PRICE_WORDS } from '../multi-price-words';

type Guest = Room['guests'][number];
type Props = { guest: Guest; name: string; currency: string; onChange: (guest: Guest) => void };
type Day = 'checkin_date' | 'checkout_date';

const KINDS = [
  { value: '', label: 'Not set' },
  ...MULTI_PRICE_TYPES.map((value) => ({ value, label: MULTI_PRICE_WORDS[value] })),
];

/** One guest of a room: days that differ from the room's, breakfasts, and what they pay. Source: R-TRIP-088. */
export const GuestFields = ({ guest, name: called, currency, onChange }: Props) => {
  // A stay needs both days: the one typed first waits here for the other.
  const [half, setHalf] = useState<{ [D in Day]?: string | undefined }>({});
  const days = { ...half, ...guest.dates };
  const day = (name: Day, label: string) => (
    <DayInput
      label={label}
      value={days[name]}
      onChange={(to) => {
        const stay = { ...days, [name]: to };
        setHalf(stay);
        onChange(guestOn(guest, stay));
      }}
    />
  );
  const { price_totals, avg_price } = guest;
  return (
    <Box role="group" aria-label={called} pt="2">
      <Text fontWeight="600" mb="1" dir="auto">
        {called}
      </Text>
      <SimpleGrid columns={{ base: 2, sm: 3 }} gap="3">
        {day('checkin_date', 'Guest check-in')}
        {day('checkout_date', 'Guest check-out')}
        <CountInput
          label="Breakfast coupons"
          value={guest.breakfast_coupon_count}
          onChange={(breakfast_coupon_count) => onChange({ ...guest, breakfast_coupon_count })}
        />
        <ChoiceInput
          label="Guest type"
          value={guest.price_type ?? ''}
          options={KINDS}
          onChange={(to) => onChange({ ...guest, price_type: to === '' ? undefined : (to as MultiPriceType) })}
        />
        <AmountInput
          label="Amount"
          value={guest.price_amount}
          currency={currency}
          onChange={(price_amount) => onChange({ ...guest, price_amount })}
        />
      </SimpleGrid>
      {price_totals !== undefined && (
        <Text textStyle="small" color="fg.muted" mt="1">
          Share of the room: {formatMoney({ minor: price_totals, currency })}
          {avg_price !== undefined && `, ${formatMoney({ minor: avg_price, currency })} per night`}.
        </Text>
      )}
    </Box>
  );
};
