import { Box, chakra, Text } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { useMemo } from 'react';
import { formatDate } from '../../../../lib/format';
import { usePermission } from '../../../../lib/use-permission';
import { BOOKING_KINDS } from '../../../../ui/booking-kind';
import { PLANNER_MARKS } from '../../trips/planner-focus';
import { spanWords } from '../span-words';
import { buildTimeline } from '../timeline-rows';

type Props = {
  trip: Pick<Trip, 'start_date' | 'end_date'>;
  bookings: readonly Booking[];
  onOpen: (bookingId: string) => void;
};

/** The bookings as bars over the days of the trip; a table, so that it reads in words what the bars show. */
export const Timeline = ({ trip, bookings, onOpen }: Props) => {
  const mayEdit = usePermission('Edit Reservations');
  const shape = useMemo(() => buildTimeline(trip, bookings), [trip, bookings]);
  if (!shape) return <Text color="fg.muted">Nothing is scheduled yet.</Text>;
  return (
    <Box asChild w="100%" tableLayout="fixed" borderCollapse="collapse" data-testid="timeline">
      <table>
        <chakra.caption textStyle="small" color="fg.muted" textAlign="start" mb="2">
          {formatDate(shape.first)} to {formatDate(shape.last)}
        </chakra.caption>
        <thead>
          <tr>
            <chakra.th scope="col" textAlign="start" textStyle="small" color="fg.muted" w={{ base: '45%', md: '34%' }}>
              Booking and dates
            </chakra.th>
            <chakra.th scope="col" textAlign="start" textStyle="small" color="fg.muted">
              Timeline
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {shape.rows.map(({ booking, from, width }) => {
            const { hue } = BOOKING_KINDS[booking.booking_type];
            const cancelled = booking.reservation_status === 'Cancelled';
            return (
              <chakra.tr key={booking.id} {...{ [PLANNER_MARKS.booking]: booking.id }} borderTopWidth="1px">
                <chakra.th scope="row" textAlign="start" fontWeight="400" py="1.5" pe="3">
                  <chakra.button
                    type="button"
                    {...{ [PLANNER_MARKS.opener]: '' }}
                    disabled={!mayEdit}
                    onClick={() => onOpen(booking.id)}
                    display="block"
                    maxW="100%"
                    truncate
                    dir="auto"
                    fontWeight="600"
                    cursor="pointer"
                    borderRadius="l1"
                    focusVisibleRing="inside"
                    textDecoration={cancelled ? 'line-through' : undefined}
                  >
                    {booking.title}
                  </chakra.button>
                  <Text textStyle="small" color="fg.muted">
                    {spanWords(booking)}
                  </Text>
                </chakra.th>
                <chakra.td>
                  <Box
                    aria-hidden
                    position="relative"
                    height="5"
                    bgImage="linear-gradient(to right, var(--chakra-colors-border-subtle) 1px, transparent 1px)"
                    bgSize={`${100 / shape.days}% 100%`}
                  >
                    <Box
                      position="absolute"
                      insetBlock="0"
                      minW="6px"
                      borderRadius="l1"
                      borderWidth="1px"
                      borderColor={`booking.${hue}.fg`}
                      bg={`booking.${hue}.subtle`}
                      opacity={cancelled ? 0.5 : 1}
                      style={{ insetInlineStart: `${from}%`, width: `${width}%` }}
                    />
                  </Box>
                </chakra.td>
              </chakra.tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
};
