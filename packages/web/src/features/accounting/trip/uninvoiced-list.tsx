import { chakra, HStack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import type { Billable } from '../invoice-queries';
import { LEFT_OUT_WORDS } from '../invoice-words';

/** What of a trip is on no invoice yet, and why some of it can't be. */
export const UninvoicedList = ({ billable }: { billable: readonly Billable[] }) => (
  <chakra.ul
    listStyleType="none"
    borderWidth="1px"
    borderRadius="l3"
    bg="bg.panel"
    divideY="1px"
    aria-label="Not invoiced yet"
  >
    {billable.map(({ id, kind, title, price, currency, left_out }) => (
      <HStack as="li" key={id} gap="4" justify="space-between" px="4" py="2">
        <Text minW="0" flex="1" dir="auto" overflowWrap="anywhere">
          {title}
          {kind === 'package' && (
            <Text as="span" color="fg.muted">
              {' '}
              Package
            </Text>
          )}
        </Text>
        {left_out && (
          <Text textStyle="small" color="fg.muted">
            {LEFT_OUT_WORDS[left_out]}
          </Text>
        )}
        {price !== undefined && currency && left_out !== 'unpriced' && (
          <Text textStyle="figures" flexShrink="0">
            {formatMoney({ minor: price, currency })}
          </Text>
        )}
      </HStack>
    ))}
  </chakra.ul>
);
