import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/base/ids';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { Plus } from 'lucide-react';
import type { Billable } from '../invoice-queries';
import { LEFT_OUT_WORDS } from '../invoice-words';
import { TOUCH } from '../touch-target';
import type { BilledTrip } from './use-billed-trips';

const inWords = ({ price, currency }: Billable) =>
  price === undefined || !currency ? '' : formatMoney({ minor: price, currency });

type Props = {
  trips: readonly BilledTrip[];
  /** What is on the invoice already, or was when it was opened. */
  isOn: (billable: Billable) => boolean;
  isOwn: (billable: Billable) => boolean;
  onAdd: (billable: readonly Billable[], trip: TripId) => void;
};

/** What of the trips can be billed, to be added at a press, and what can't, with the reason. */
export const BillableList = ({ trips, isOn, isOwn, onAdd }: Props) => {
  const shown = trips.map((trip) => {
    const open = trip.billable.filter((one) => !isOn(one));
    const isFree = (one: Billable) => !one.left_out || (one.left_out === 'invoiced' && isOwn(one));
    return { trip, free: open.filter(isFree), closed: open.filter((one) => !isFree(one)) };
  });
  if (shown.every(({ free, closed }) => free.length + closed.length === 0)) return null;
  return (
    <Stack gap="3" p="3" borderRadius="l2" bg="bg.subtle">
      {shown.map(({ trip, free, closed }) => (
        <Box key={trip.id}>
          <HStack justify="space-between" gap="2" wrap="wrap">
            <Text fontWeight="500" dir="auto">
              {trips.length > 1 ? trip.name : 'From the trip'}
            </Text>
            {free.length > 1 && (
              <Button {...TOUCH} size="xs" variant="outline" onClick={() => onAdd(free, trip.id)}>
                <Plus size={14} aria-hidden /> Add all {free.length}
              </Button>
            )}
          </HStack>
          {free.length === 0 && (
            <Text textStyle="small" color="fg.muted">
              Nothing else to add.
            </Text>
          )}
          <Stack as="ul" listStyleType="none" gap="1" mt="1">
            {free.map((one) => (
              <HStack as="li" key={one.id} gap="3" justify="space-between">
                <Text flex="1" minW="0" dir="auto" overflowWrap="anywhere">
                  {one.title}
                  {one.kind === 'package' && (
                    <Text as="span" color="fg.muted">
                      {' '}
                      Package
                    </Text>
                  )}
                </Text>
                <Text textStyle="figures">{inWords(one)}</Text>
                <Button
                  size="xs"
                  {...TOUCH}
                  variant="ghost"
                  aria-label={`Add ${one.title}`}
                  onClick={() => onAdd([one], trip.id)}
                >
                  Add
                </Button>
              </HStack>
            ))}
          </Stack>
          {closed.length > 0 && (
            <Box as="details" mt="2" textStyle="small" color="fg.muted">
              <Box as="summary" cursor="pointer">
                {countOf(closed.length, 'item')} can’t be added
              </Box>
              <Stack as="ul" listStyleType="none" gap="1" mt="1">
                {closed.map((one) => (
                  <HStack as="li" key={one.id} gap="3" justify="space-between">
                    <Text dir="auto" overflowWrap="anywhere">
                      {one.title}
                    </Text>
                    <Text flexShrink="0">{one.left_out && LEFT_OUT_WORDS[one.left_out]}</Text>
                  </HStack>
                ))}
              </Stack>
            </Box>
          )}
        </Box>
      ))}
    </Stack>
  );
};
