import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/bookings/booking';

type Props = { bookings: readonly Booking[]; onEdit: (id: string) => void };

/** Bookings without a usable day: kept in sight until they have one. */
export const Unscheduled = ({ bookings, onEdit }: Props) =>
  bookings.length === 0 ? null : (
    <Flex as="section" direction="column" gap="2" aria-labelledby="unscheduled-title" mt="4">
      <Heading as="h2" id="unscheduled-title" size="md">
        Unscheduled
      </Heading>
      <Text color="fg.muted">These have no day yet. Open one to give it a date.</Text>
      {bookings.map((booking) => (
        <Button key={booking.id} variant="outline" justifyContent="start" onClick={() => onEdit(booking.id)}>
          {booking.title}
        </Button>
      ))}
    </Flex>
  );
