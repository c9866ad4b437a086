import { Box, Button, HStack, Text } from '@chakra-ui/react';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { priceOfRooms } from '@wayline/core/areas/trip/pricing/price-of-rooms';
import { newRoomType } from '@wayline/core/areas/trip/pricing/room-defaults';
import { settledRoomType } from '@wayline/core/areas/trip/pricing/room-figures';
import type { RoomType } from '@wayline/core/areas/trip/pricing/room-type';
import { settledPrice } from '@wayline/core/areas/trip/pricing/settled-price';
import { formatMoney } from '@wayline/core/base/money-text';
import { BedDouble, Plus } from 'lucide-react';
import { useRowKeys } from '../../../ui/use-row-keys';
import { RoomTypeCard } from './components/room-type-card';

export type RoomsEditorProps = {
  value: readonly RoomType[];
  onChange: (types: RoomType[]) => void;
  /** Makes what the rooms come to the price of the booking. */
  onPrice: (price: PriceEntry) => void;
  currency: string;
  /** How many nights the stay has: those of a new room type. */
  nights: number;
};
const MOST = 50;

/** The kinds of room of a stay, what they cost, and who sleeps in them. Source: R-TRIP-076..088. */
export const RoomsEditor = ({ value, onChange, onPrice, currency, nights }: RoomsEditorProps) => {
  const put = (at: number, type: RoomType) => onChange(value.map((was, i) => (i === at ? settledRoomType(type) : was)));
  const price = priceOfRooms(value, currency);
  const { keyOf, without } = useRowKeys(value.length);
  return (
    <Box display="flex" flexDirection="column" gap="4">
      {value.map((type, i) => (
        <RoomTypeCard
          key={keyOf(i)}
          type={type}
          number={i + 1}
          onChange={(to) => put(i, to)}
          onRemove={() => {
            without(i);
            onChange(value.filter((_, at) => at !== i));
          }}
        />
      ))}
      <HStack gap="3" wrap="wrap">
        {value.length < MOST && (
          <Button size="xs" variant="outline" onClick={() => onChange([...value, newRoomType(currency, nights)])}>
            <Plus size={14} aria-hidden /> Add room type
          </Button>
        )}
        {price && (
          <Button size="xs" variant="outline" onClick={() => onPrice(settledPrice(price))}>
            <BedDouble size={14} aria-hidden /> Use as price:{' '}
            {formatMoney({ minor: price.total_price, currency: price.currency })}
          </Button>
        )}
      </HStack>
      {value.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          Each room has its own guests, confirmation number and price.
        </Text>
      )}
    </Box>
  );
};
