import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { usePermission } from '../../../../lib/use-permission';
import { UnscheduledBooking } from '../dates/unscheduled-booking';

type Props = { bookings: readonly Booking[]; onEdit: (id: string) => void };

/** Bookings without a usable day, and those that were taken off theirs: kept in sight until they have one. */
export const Unscheduled = ({ bookings, onEdit }: Props) => {
  const mayEdit = usePermission('Edit Reservations');
  if (bookings.length === 0) return null;
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="unscheduled-title" mt="4">
      <Heading as="h2" id="unscheduled-title" size="md">
        Unscheduled
      </Heading>
      <Text color="fg.muted">These bookings have no day. Open one to set a date, or put it back where it was.</Text>
      <Stack gap="2">
        {bookings.map((booking) =>
          booking.unscheduled_from ? (
            <UnscheduledBooking key={booking.id} booking={booking} from={booking.unscheduled_from} onEdit={onEdit} />
          ) : (
            <Button
              key={booking.id}
              variant="outline"
              justifyContent="start"
              disabled={!mayEdit}
              onClick={() => onEdit(booking.id)}
            >
              <Text as="span" truncate dir="auto">
                {booking.title}
              </Text>
            </Button>
          ),
        )}
      </Stack>
    </Flex>
  );
};
