import { HStack, Stack, Text } from '@chakra-ui/react';
import { RouterLink } from '../../../ui/router-link';
import type { TripMoney } from '../invoice-queries';
import type { OpenedInvoice } from '../use-opened';

type Props = { canceled: NonNullable<TripMoney['to_credit']>; invoices: OpenedInvoice };

/** The canceled bookings for which a client is still asked, each with the invoice that it can be credited on. */
export const ToCreditNotice = ({ canceled, invoices }: Props) =>
  canceled.length === 0 ? null : (
    <Stack role="status" aria-label="To credit" gap="2" p="3" borderRadius="l2" bg="bg.warning" color="fg.warning">
      <Text fontWeight="600">
        {canceled.length === 1 ? 'A canceled booking is still invoiced' : 'Canceled bookings are still invoiced'}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {canceled.map(({ booking_id, title, invoice_id, number }) => (
          <HStack as="li" key={booking_id} gap="2" rowGap="0" wrap="wrap">
            <Text dir="auto">{title}</Text>
            <RouterLink to={invoices.addressOf(invoice_id)}>Credit it on {number}</RouterLink>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
