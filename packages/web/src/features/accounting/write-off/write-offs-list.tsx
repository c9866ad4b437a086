import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { IfPermitted } from '../../../ui/if-permitted';
import type { Invoice } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import { useRecover } from './use-recover';

type Props = { invoice: Invoice; names: readonly string[] };

/** What was written off of an invoice, each with when, by whom and why, and asked for again by who may. Source: V11. */
export const WriteOffsList = ({ invoice, names }: Props) => {
  const { id, write_offs, shares, currency } = invoice;
  const { busy, recover } = useRecover(id);
  const nameOf = (payer_id: string) => names[shares.findIndex((share) => share.payer_id === payer_id)] ?? '';
  return (
    <Stack gap="2">
      <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" bg="bg.panel" divideY="1px">
        {write_offs.map((one) => {
          const amount = formatMoney({ minor: one.amount, currency });
          return (
            <HStack
              as="li"
              key={one.id}
              gap="4"
              px="3"
              py="2"
              align="start"
              justify="space-between"
              wrap={{ base: 'wrap', sm: 'nowrap' }}
            >
              <Stack gap="0" minW="0" flex="1">
                <Text fontWeight="600">
                  {`Written off ${amount}`}
                  <Text as="span" color="fg.muted" fontWeight="400">
                    {` on ${formatDate(one.day)} by ${one.by_name}`}
                  </Text>
                </Text>
                <Text dir="auto" overflowWrap="anywhere">
                  {one.reason}
                </Text>
                {shares.length > 1 && (
                  <Text textStyle="small" color="fg.muted" dir="auto">
                    {nameOf(one.payer_id)}
                  </Text>
                )}
              </Stack>
              <IfPermitted permission="Edit Invoices">
                <Button
                  {...TOUCH}
                  size="xs"
                  variant="outline"
                  flexShrink="0"
                  loading={busy === one.id}
                  aria-label={`Recover ${amount} of ${nameOf(one.payer_id)}`}
                  onClick={() => recover(one)}
                >
                  Recover
                </Button>
              </IfPermitted>
            </HStack>
          );
        })}
      </Stack>
      <Text textStyle="small" color="fg.muted">
        If it’s paid after all, recover it first, then record the payment. Recover it too before you change, credit or
        cancel this invoice.
      </Text>
    </Stack>
  );
};
