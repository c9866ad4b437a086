import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { CategoryTotals } from '@wayline/core/areas/trip/planner-views/category-view';
import { companySales } from '@wayline/core/areas/trip/trips/people/accounting-summary';
import { formatMoney } from '@wayline/core/base/money-text';
import { typeName } from '../../../../lib/type-name';
import { usePermission } from '../../../../lib/use-permission';
import { BookingIcon } from '../../../../ui/booking-icon';
import { ReservationStatus } from '../../bookings/components/reservation-status';
import { CompanyAmount } from '../../trips/company-amount';
import { PLANNER_MARKS } from '../../trips/planner-focus';
import { spanWords } from '../span-words';

type Props = { group: CategoryTotals; currency: string; onOpen: (bookingId: string) => void };

/** One category: its bookings by start, and what they come to. */
export const CategoryRows = ({ group: { category, bookings, totals }, currency, onOpen }: Props) => {
  const mayEdit = usePermission('Edit Reservations');
  return (
    <Box>
      <Flex align="center" gap="2" mb="1">
        <BookingIcon type={category} decorative />
        <Heading as="h3" fontSize="md" fontWeight="600">
          {typeName(category)}
        </Heading>
        <Text color="fg.muted">{bookings.length}</Text>
        <Text
          ms="auto"
          textStyle="figures"
          textAlign="end"
          {...(totals.length > 0 ? { fontWeight: '600' } : { color: 'fg.muted' })}
          data-testid={`subtotal-${category}`}
        >
          <CompanyAmount amount={companySales(bookings, currency)} mix={totals} none="No price yet" />
        </Text>
      </Flex>
      <Box as="ul" listStyleType="none">
        {bookings.map((booking) => {
          const cancelled = booking.reservation_status === 'Cancelled';
          const { price_detail: price } = booking;
          return (
            <Flex
              as="li"
              key={booking.id}
              {...{ [PLANNER_MARKS.booking]: booking.id }}
              align="center"
              gap="3"
              ps="9"
              py="2"
              borderTopWidth="1px"
              borderColor="border.subtle"
            >
              <Box flex="1" minW="0">
                <chakra.button
                  type="button"
                  {...{ [PLANNER_MARKS.opener]: '' }}
                  disabled={!mayEdit}
                  onClick={() => onOpen(booking.id)}
                  dir="auto"
                  display="block"
                  maxW="100%"
                  truncate
                  textAlign="start"
                  fontWeight="600"
                  textDecoration={cancelled ? 'line-through' : undefined}
                  borderRadius="l1"
                  cursor="pointer"
                  focusVisibleRing="outside"
                  _hover={{ color: 'sea.fg' }}
                >
                  {booking.title}
                </chakra.button>
                <Text textStyle="table" color="fg.muted">
                  {spanWords(booking)}
                </Text>
              </Box>
              <Box hideBelow="md">
                <ReservationStatus status={booking.reservation_status} />
              </Box>
              <Text textStyle="figures" color={cancelled ? 'fg.muted' : undefined} whiteSpace="nowrap">
                {price ? formatMoney({ minor: price.total_price, currency: price.currency }) : ''}
              </Text>
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
};
