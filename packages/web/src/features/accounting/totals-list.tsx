import { Flex, Text } from '@chakra-ui/react';
import type { InvoiceFigures } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import { formatMoney } from '@wayline/core/base/money-text';

type Row = { label: string; minor: number; strong?: boolean };

const listRows = ({ subtotal, discount, taxes, total }: InvoiceFigures, includesTax: boolean): Row[] => [
  ...(discount > 0 || taxes.length > 0 ? [{ label: 'Subtotal', minor: subtotal }] : []),
  ...(discount > 0 ? [{ label: 'Discount', minor: -discount }] : []),
  ...taxes.map(({ code, name, rate, tax }) => ({
    label: includesTax ? `Includes ${name || code} ${rate}%` : `${name || code} ${rate}%`,
    minor: tax,
  })),
  { label: 'Total', minor: total, strong: true },
];

type Props = { figures: InvoiceFigures; currency: string; includesTax: boolean; after?: readonly Row[] };

/** What an invoice comes to, from its lines to its total, and what follows from that. */
export const TotalsList = ({ figures, currency, includesTax, after = [] }: Props) => (
  <Flex as="dl" direction="column" gap="1" align="stretch" minW="220px" aria-label="Totals">
    {[...listRows(figures, includesTax), ...after].map(({ label, minor, strong }) => (
      <Flex key={label} justify="space-between" gap="6" fontWeight={strong ? '600' : undefined}>
        <Text as="dt" color={strong ? 'fg' : 'fg.muted'}>
          {label}
        </Text>
        <Text as="dd" textStyle="figures">
          {formatMoney({ minor, currency })}
        </Text>
      </Flex>
    ))}
  </Flex>
);
