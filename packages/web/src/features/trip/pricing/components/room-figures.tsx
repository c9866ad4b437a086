import { Text } from '@chakra-ui/react';
import type { Room } from '@wayline/core/areas/trip/pricing/room-type';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';

type Props = { room: Room; number: number; currency: string };

/** What one room comes to, in all and by night; nothing before it has a price. Source: R-TRIP-086. */
export const RoomFigures = ({ room: { totals, price_per_nights = [] }, number, currency }: Props) => {
  if (!totals) return null;
  const shown = (minor: number) => formatMoney({ minor, currency });
  const nights = price_per_nights.map(shown);
  const same = new Set(nights).size === 1 ? `${nights[0]} each` : nights.join(', ');
  return (
    <Text textStyle="small" color="fg.muted" mt="2" data-testid={`room-figures-${number}`}>
      {shown(totals.total_price)}
      {nights.length > 0 && ` for ${countOf(nights.length, 'night')}: ${same}`}.
    </Text>
  );
};
