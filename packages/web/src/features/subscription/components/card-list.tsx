import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import { StatusBadge } from '../../../ui/status-badge';
import { cardName } from '../card-name';
import type { SubscriptionView } from '../subscription-query';

type Card = SubscriptionView['cards'][number];
type Props = { cards: readonly Card[]; onUse: (card: Card) => void; onRemove: (card: Card) => void };

/** The cards on file; one of them pays. */
export const CardList = ({ cards, onUse, onRemove }: Props) => (
  <chakra.ul aria-label="Cards" listStyleType="none" borderWidth="1px" borderRadius="l3" bg="bg.panel" px="5">
    {cards.map((card, i) => {
      const name = cardName(card);
      return (
        <chakra.li
          key={card.id}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          py="4"
          borderTopWidth={i > 0 ? '1px' : undefined}
        >
          <Box color="sea.fg">
            <CreditCard size={20} aria-hidden />
          </Box>
          <Box flex="1" minW="40">
            <HStack gap="2" wrap="wrap">
              <Text fontWeight="600">{name}</Text>
              {card.in_use && <StatusBadge tone="accent">Pays the plan</StatusBadge>}
            </HStack>
            <Text color="fg.muted" textStyle="small">
              Expires {String(card.exp_month).padStart(2, '0')}/{card.exp_year}
            </Text>
          </Box>
          <HStack gap="2">
            {!card.in_use && (
              <Button size="sm" variant="outline" aria-label={`Pay with ${name}`} onClick={() => onUse(card)}>
                Pay with this card
              </Button>
            )}
            <Button size="sm" variant="ghost" aria-label={`Remove ${name}`} onClick={() => onRemove(card)}>
              Remove
            </Button>
          </HStack>
        </chakra.li>
      );
    })}
  </chakra.ul>
);
