import { Checkbox, Flex, Heading, Text } from '@chakra-ui/react';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { formatMoney } from '@wayline/core/base/money-text';
import type { CallOutput } from '../../../../lib/api';
import { BookingIcon } from '../../../../ui/booking-icon';
import { useShownBookings } from '../use-shown-bookings';

type Listed = CallOutput<'trips.ti.get'>['bookings'][number];
type Props = { itinerary: Itinerary; bookings: readonly Listed[]; onChanged: () => Promise<unknown> };
const Tick = ({ name, on, onTurn }: { name: string; on: boolean; onTurn: () => void }) => (
  <Checkbox.Root size="sm" checked={on} onCheckedChange={onTurn}>
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>{name}</Checkbox.Label>
  </Checkbox.Root>
);

/** Which bookings the client sees, and of which the price; each change is saved at once. */
export const ShownBookings = ({ itinerary, bookings, onChanged }: Props) => {
  const { isHidden, isUnpriced, hide, unprice } = useShownBookings(itinerary, onChanged);
  if (bookings.length === 0) return null;
  return (
    <Flex as="section" direction="column" gap="2" mt="8" aria-labelledby="shown-title">
      <Heading as="h2" id="shown-title" textStyle="section">
        Bookings on the client page
      </Heading>
      <Flex direction="column" gap="1">
        {bookings.map(({ id, title, booking_type, price_detail }) => (
          <Flex key={id} gap="3" align="center" wrap="wrap" role="group" aria-label={title} minH="8">
            <BookingIcon type={booking_type} size={16} />
            <Text dir="auto" flex="1" minW="8rem" color={isHidden(id) ? 'fg.muted' : undefined}>
              {title}
            </Text>
            {itinerary.show_prices && price_detail && !isHidden(id) && (
              <Tick
                name={formatMoney({ minor: price_detail.total_price, currency: price_detail.currency })}
                on={!isUnpriced(id)}
                onTurn={() => unprice(id, !isUnpriced(id))}
              />
            )}
            <Tick name="Shown" on={!isHidden(id)} onTurn={() => hide(id, !isHidden(id))} />
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
};
