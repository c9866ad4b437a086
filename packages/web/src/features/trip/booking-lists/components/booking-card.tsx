import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../../lib/format';
import { PATHS } from '../../../../lib/paths';
import { BookingIcon } from '../../../../ui/booking-icon';
import { BookingPresence } from '../../../notifications/public';
import type { ListedBooking } from '../booking-list-queries';
import { formatBookingAmount } from '../format-booking-amount';
import { EditedCell } from './edited-cells';

/** A booking of the table on a phone: its title opens its trip, what is edited most is edited here. */
export const BookingCard = ({ row }: { row: ListedBooking }) => (
  <Flex gap="3" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <BookingIcon type={row.booking_type} size={20} />
    <Flex direction="column" gap="1" flex="1" minW="0">
      <Flex gap="3" align="baseline" justify="space-between">
        <Box flex="1" minW="0">
          <Link to={PATHS.planner(row.trip_id)}>
            <Text as="span" fontWeight="600" dir="auto" truncate display="block">
              {row.title}
            </Text>
          </Link>
        </Box>
        <Text textStyle="figures" fontWeight="600" flexShrink="0">
          {formatBookingAmount(row, 'total_price')}
        </Text>
      </Flex>
      <BookingPresence booking={row.id} />
      <Text color="fg.muted" textStyle="small" dir="auto">
        {[formatDate(row.start_date), row.trip?.trip_code, row.trip?.trip_name, row.supplier_name]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Flex gap="4" align="center">
        <Box flexShrink="0">
          <EditedCell row={row} item="reservation_status" />
        </Box>
        <Flex gap="2" align="center" flex="1" minW="0" textStyle="small">
          <Text as="span" color="fg.muted">
            Confirmation
          </Text>
          <Box flex="1" minW="0">
            <EditedCell row={row} item="confirmation_id" />
          </Box>
        </Flex>
      </Flex>
    </Flex>
  </Flex>
);
