import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ItineraryDay } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { useMemo } from 'react';
import { dayTitle, monthTitle } from '../../../../lib/day-words';
import { entryKey } from '../../trips/components/entry-key';
import { listTripMonths, type Square } from '../month-weeks';
import { CalendarEntry } from './calendar-entry';

type Props = {
  days: readonly ItineraryDay[];
  onOpen: (bookingId: string) => void;
  onAdd: ((date: string) => void) | undefined;
};
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const DayCell = ({ square: { date, inMonth, day }, onOpen, onAdd }: Omit<Props, 'days'> & { square: Square }) => (
  <chakra.td
    borderWidth="1px"
    verticalAlign="top"
    p="1"
    height={{ base: '4.5rem', md: '6.5rem' }}
    bg={!inMonth ? 'bg.muted' : day && !day.outside ? 'bg.panel' : 'bg'}
  >
    {inMonth && (
      <Flex direction="column" gap="1" align="stretch">
        <chakra.button
          type="button"
          aria-label={`Add to ${dayTitle(date).date}`}
          title="Add a booking on this day"
          textStyle="small"
          textAlign="start"
          px="1"
          minH="6"
          cursor="pointer"
          borderRadius="l1"
          focusVisibleRing="inside"
          fontWeight={day && !day.outside ? '600' : undefined}
          color={day ? undefined : 'fg.muted'}
          disabled={!onAdd}
          onClick={() => onAdd?.(date)}
        >
          {Number(date.slice(8))}
          {day && !day.outside && (
            <Text as="span" color="fg.muted" fontWeight="400" hideBelow="md">{` · Day ${day.day}`}</Text>
          )}
        </chakra.button>
        {day?.entries.map((entry) => (
          <CalendarEntry key={entryKey(entry)} entry={entry} onOpen={onOpen} />
        ))}
      </Flex>
    )}
  </chakra.td>
);

/** The trip on the months it touches, a week a row. */
export const MonthCalendar = ({ days, onOpen, onAdd }: Props) => {
  const months = useMemo(() => listTripMonths(days), [days]);
  return (
    <Flex direction="column" gap="6" data-testid="month-calendar">
      {months.map(({ month, weeks }) => (
        <Box key={month} asChild w="100%" tableLayout="fixed" borderCollapse="collapse">
          <table>
            <chakra.caption textStyle="section" textAlign="start" mb="2">
              {monthTitle(`${month}-15`)}
            </chakra.caption>
            <thead>
              <tr>
                {WEEKDAYS.map((weekday) => (
                  <chakra.th key={weekday} scope="col" textStyle="small" color="fg.muted" fontWeight="400" py="1">
                    <abbr title={weekday} style={{ textDecoration: 'none' }}>
                      {weekday.slice(0, 3)}
                    </abbr>
                  </chakra.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]?.date}>
                  {week.map((square) => (
                    <DayCell key={square.date} square={square} onOpen={onOpen} onAdd={onAdd} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
      ))}
    </Flex>
  );
};
