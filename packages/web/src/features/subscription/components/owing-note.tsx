import { Box, HStack, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { formatDate } from '../../../lib/format';
import { AddCardButton } from '../add-card-button';
import type { SubscriptionView } from '../subscription-query';

type Props = { owing: NonNullable<SubscriptionView['owing']>; may: boolean };

/** A payment that failed: what it was, until when everything stays open, and what to do. */
export const OwingNote = ({ owing, may }: Props) => (
  <HStack role="alert" align="start" gap="3" p="4" borderRadius="l3" bg="bg.error" color="fg.error">
    <Box pt="0.5" flexShrink="0">
      <CircleAlert size={16} aria-hidden />
    </Box>
    <Box flex="1" minW="0">
      <Text fontWeight="600">A payment for your plan didn’t go through</Text>
      <Text color="fg">
        You keep full access until {formatDate(owing.ends_at)}. After that, you’re on the Free plan; nothing is deleted.
        We charge a working card as soon as you add one.
      </Text>
      {may && (
        <HStack gap="2" mt="3" wrap="wrap">
          <AddCardButton back="subscription" label="Add working card" />
        </HStack>
      )}
    </Box>
  </HStack>
);
