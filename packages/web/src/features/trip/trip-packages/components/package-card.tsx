import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/base/ids';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { Copy, Trash2 } from 'lucide-react';
import { PATHS } from '../../../../lib/paths';
import { RouterLink } from '../../../../ui/router-link';
import { StatusBadge } from '../../../../ui/status-badge';
import type { LiveBooking, PackageNow } from '../package-queries';
import { staleRows } from '../stale-rows';

type Props = {
  id: TripId;
  known: PackageNow;
  bookings: readonly LiveBooking[];
  onDuplicate: () => void;
  onDelete: () => void;
};

/** A package in short: what it comes to, of what, what it earns, and whether its prices are still those of the bookings. */
export const PackageCard = ({ id, known, bookings, onDuplicate, onDelete }: Props) => {
  const { name, currency, total_price, saved_total_price, booking_mappers, category_totals } = known;
  const money = (minor: number) => formatMoney({ minor, currency });
  const stale = staleRows(known, bookings);
  return (
    <Flex
      as="li"
      direction="column"
      gap="2"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p="4"
      data-testid="package-card"
    >
      <Heading as="h2" textStyle="section" overflowWrap="anywhere" dir="auto">
        <RouterLink to={PATHS.tripPackage(id, known.id)}>{name}</RouterLink>
      </Heading>
      <Text textStyle="title">{money(total_price)}</Text>
      <Flex gap="2" wrap="wrap">
        {stale > 0 && <StatusBadge tone="warning">{countOf(stale, 'price has', 'prices have')} changed</StatusBadge>}
        {saved_total_price !== total_price && <StatusBadge tone="info">Was {money(saved_total_price)}</StatusBadge>}
      </Flex>
      <Text color="fg.muted">
        {countOf(booking_mappers.length, 'booking')}
        {category_totals.length > 0 && ` · ${category_totals.map(({ category }) => category).join(', ')}`}
      </Text>
      <Text color="fg.muted">
        {known.price_type === 'price_per_person' ? 'Per person' : 'Total price'}
        {known.total_profit_price !== undefined &&
          ` · markup ${known.markup_pct}% · profit ${money(known.total_profit_price)}`}
      </Text>
      <Box flex="1" />
      <Flex gap="2" pt="1">
        <Button size="xs" variant="outline" aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
          <Copy size={14} aria-hidden /> Duplicate
        </Button>
        <Button size="xs" variant="ghost" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={14} aria-hidden /> Delete
        </Button>
      </Flex>
    </Flex>
  );
};
