import { Button, Checkbox, Flex, IconButton, Text } from '@chakra-ui/react';
import { findSavedPrice } from '@wayline/core/areas/trip/trip-packages/package-figures';
import type { SettledRow } from '@wayline/core/areas/trip/trip-packages/settle-package';
import { Lock, LockOpen } from 'lucide-react';
import { memo } from 'react';
import { StatusBadge } from '../../../../ui/status-badge';
import { describeRowPrices, headsWords } from '../row-words';

export type RowHandlers = {
  tick: (id: string, checked: boolean) => void;
  keep: (row: SettledRow, kept: boolean) => void;
  takeNew: (row: SettledRow) => void;
};
type Props = { row: SettledRow; packageId: string | undefined; byPerson: boolean; hands: RowHandlers };

const Notes = ({ row }: { row: SettledRow }) => (
  <>
    {!row.live.is_checked && <StatusBadge tone="warning">Not going ahead</StatusBadge>}
    {row.live.currency === null && <StatusBadge>No price yet</StatusBadge>}
    {row.is_checked && row.problem === 'no_rate' && (
      <StatusBadge tone="error">No rate from {row.live.currency ?? row.currency}</StatusBadge>
    )}
    {row.is_checked && row.problem === 'too_large' && <StatusBadge tone="error">Price too large</StatusBadge>}
    {row.headcount > row.capacity && <StatusBadge tone="warning">Over capacity</StatusBadge>}
  </>
);

const RowOf = ({ row, packageId, byPerson, hands }: Props) => {
  const { id, title, is_checked, is_sync, is_stale, live } = row;
  const { used, now } = describeRowPrices(row, packageId, byPerson);
  const kept = findSavedPrice(row, packageId) !== undefined;
  return (
    <Flex as="li" align="center" gap="3" py="2" wrap={{ base: 'wrap', sm: 'nowrap' }} data-testid="package-row">
      <Checkbox.Root
        flex="1"
        minW={{ base: '100%', sm: '0' }}
        alignItems="start"
        checked={is_checked}
        onCheckedChange={({ checked }) => hands.tick(id, checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control mt="0.5" />
        <Checkbox.Label minW="0" fontWeight="400">
          <Text as="span" display="block" dir="auto" overflowWrap="anywhere" fontWeight="500">
            {title}
          </Text>
          <Text as="span" display="block" textStyle="small" color="fg.muted">
            {headsWords(row, live.first_day)}
          </Text>
        </Checkbox.Label>
      </Checkbox.Root>
      <Flex gap="2" align="center" wrap="wrap" justify="flex-end" ms="auto">
        <Notes row={row} />
        {is_stale && (
          <>
            <StatusBadge tone="warning">Now {now}</StatusBadge>
            <Button size="2xs" variant="outline" onClick={() => hands.takeNew(row)}>
              Use new price
            </Button>
          </>
        )}
        <Flex align="center" gap="2" flexShrink="0">
          <Text textStyle="figures" color={is_checked ? undefined : 'fg.muted'} whiteSpace="nowrap">
            {used}
          </Text>
          {is_checked && (
            <IconButton
              size="xs"
              variant="ghost"
              aria-pressed={is_sync}
              aria-label={`Lock the price of ${title}`}
              title={
                is_sync
                  ? `${kept ? 'This price is locked' : 'This price is locked once you save the package'}, even if the booking’s price changes. Click to unlock it.`
                  : 'Follows the booking’s price. Click to lock this price.'
              }
              color={is_sync ? 'sea.fg' : 'fg.muted'}
              onClick={() => hands.keep(row, !is_sync)}
            >
              {is_sync ? <Lock size={16} aria-hidden /> : <LockOpen size={16} aria-hidden />}
            </IconButton>
          )}
        </Flex>
      </Flex>
    </Flex>
  );
};

/** A booking that can be in a package: ticked or not, with its price, kept or following the booking, and what is to be known of it. */
export const BookingRow = memo(RowOf);
