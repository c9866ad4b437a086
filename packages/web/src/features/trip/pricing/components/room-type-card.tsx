import { Box, HStack, IconButton, SimpleGrid, Text } from '@chakra-ui/react';
import { ROOM_TYPES } from '@wayline/core/areas/trip/pricing/price-types';
import type { Room, RoomType } from '@wayline/core/areas/trip/pricing/room-type';
import { formatMoney } from '@wayline/core/base/money-text';
import { X } from 'lucide-react';
import { useSeesFigures } from '../../../../lib/use-permission';
import { AmountInput } from '../../../../ui/fields/amount-input';
import { useRowKeys } from '../../../../ui/use-row-keys';
import { ChoiceInput } from '../fields/choice-input';
import { ClockInput } from '../fields/clock-input';
import { CountInput } from '../fields/count-input';
import { PortionInput } from '../fields/portion-input';
import { TextInput } from '../fields/text-input';
import { RoomFields } from './room-fields';
import { TaxLines } from './tax-lines';

type Props = { type: RoomType; number: number; onChange: (type: RoomType) => void; onRemove: () => void };

const named = (type: RoomType, room_type: string): RoomType => ({
  ...type,
  room_type,
  room_type_master_id: ROOM_TYPES.find(({ name }) => name === room_type)?.id ?? type.room_type_master_id,
});
/** As many rooms as are counted; rooms that are filled in already stay. */
const counted = (type: RoomType, room_count: number): RoomType => ({
  ...type,
  room_count,
  rooms: Array.from({ length: room_count }, (_, i): Room => type.rooms[i] ?? { guests: [] }),
});
const namesOf = (known: string) => {
  const names = ROOM_TYPES.map(({ name }): string => name);
  return names.includes(known) ? names : [known, ...names];
};

/** One kind of room in a stay: how many, what one costs, and each room with its guests. Source: R-TRIP-076..086. */
export const RoomTypeCard = ({ type, number, onChange, onRemove }: Props) => {
  const seesFigures = useSeesFigures();
  const { room_type_prices: prices } = type;
  const price = (changes: Partial<RoomType['room_type_prices']>) =>
    onChange({ ...type, room_type_prices: { ...prices, ...changes } });
  const { keyOf } = useRowKeys(type.rooms.length);
  const amount = (minor = 0) => formatMoney({ minor, currency: prices.currency });
  return (
    <Box
      role="group"
      aria-label={`Room type ${number}`}
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <HStack align="flex-end" gap="2">
        <Box flex="1">
          <ChoiceInput
            label="Room type"
            value={type.room_type}
            options={namesOf(type.room_type)}
            onChange={(to) => onChange(named(type, to))}
          />
        </Box>
        <IconButton aria-label={`Remove room type ${number}`} size="sm" variant="ghost" onClick={onRemove}>
          <X size={16} aria-hidden />
        </IconButton>
      </HStack>
      <SimpleGrid columns={{ base: 2, sm: 4 }} gap="3">
        <CountInput label="Rooms" value={type.room_count} onChange={(to = 1) => onChange(counted(type, to))} />
        <CountInput label="Nights" value={type.nights} onChange={(nights) => onChange({ ...type, nights })} />
        <CountInput
          label="Guests per room"
          value={type.occupied_members}
          onChange={(occupied_members = 0) => onChange({ ...type, occupied_members })}
        />
        <CountInput
          label="Sleeps"
          value={type.member_capacity}
          onChange={(member_capacity = 0) => onChange({ ...type, member_capacity })}
        />
      </SimpleGrid>
      {seesFigures && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <AmountInput
            label="Base fare per room, entire stay"
            value={prices.base_fare}
            currency={prices.currency}
            onChange={(base_fare) => price({ base_fare })}
          />
          <PortionInput
            label="Room markup"
            value={prices.markup}
            currency={prices.currency}
            onChange={(markup) => price({ markup })}
          />
        </SimpleGrid>
      )}
      <SimpleGrid columns={{ base: 2, sm: 4 }} gap="3">
        <ClockInput
          label="Hotel check-in"
          value={type.hotel_checkin}
          onChange={(hotel_checkin) => onChange({ ...type, hotel_checkin })}
        />
        <ClockInput
          label="Hotel check-out"
          value={type.hotel_checkout}
          onChange={(hotel_checkout) => onChange({ ...type, hotel_checkout })}
        />
        <Box gridColumn="span 2">
          <TextInput
            label="Room description"
            value={type.description}
            maxLength={2000}
            onChange={(description) => onChange({ ...type, description })}
          />
        </Box>
      </SimpleGrid>
      {seesFigures && (
        <TaxLines
          lines={prices.tax ?? []}
          kind="accommodation"
          currency={prices.currency}
          onChange={(tax) => price({ tax: tax.map((line) => ({ ...line, name: line.name ?? '' })) })}
        />
      )}
      {prices.total_price !== undefined && (
        <Text textStyle="small" color="fg.muted" data-testid={`room-type-total-${number}`}>
          {amount(prices.total_price)} total, {amount(type.avg_total_price)} per room per night,{' '}
          {amount(prices.total_price_per_person)} per person.
        </Text>
      )}
      {type.rooms.map((room, i) => (
        <RoomFields
          key={keyOf(i)}
          room={room}
          number={i + 1}
          currency={prices.currency}
          onChange={(to) => onChange({ ...type, rooms: type.rooms.map((was, at) => (at === i ? to : was)) })}
        />
      ))}
    </Box>
  );
};
