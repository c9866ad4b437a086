import { Flex, Text } from '@chakra-ui/react';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/format';
import { BookingIcon } from '../../../../ui/booking-icon';
import type { WaitingBooking } from '../booking-list-queries';

/** A booking without a trip, on a phone. */
export const UnclaimedCard = ({ row, children }: { row: WaitingBooking; children: ReactNode }) => {
  const { booking } = row;
  return (
    <Flex gap="3" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <BookingIcon type={booking.booking_type} size={20} />
      <Flex direction="column" gap="1" flex="1" minW="0">
        <Text fontWeight="600" dir="auto" truncate>
          {booking.title}
        </Text>
        <Text color="fg.muted" textStyle="small" dir="auto">
          {[formatDate(bookingSpan(booking)?.first), booking.confirmation_id, booking.supplier_name]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text color="fg.muted" textStyle="small">
          {row.importer_name}, {formatDate(row.imported_at)}, {row.imported_from}
        </Text>
        {row.claimed_by_name && <Text textStyle="small">Requested by {row.claimed_by_name}</Text>}
        <Flex gap="2" pt="1">
          {children}
        </Flex>
      </Flex>
    </Flex>
  );
};
