import { Box, Flex, Text } from '@chakra-ui/react';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { formatMoney } from '@wayline/core/base/money-text';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import type { ClientMoney } from './statement-queries';

type Figure = { key: string; label: string; minor: number; to: string; detail?: string; isWarning?: boolean };
/** What is said of a client in one currency, each with the list that it counts. `year` began on the first of January. */
const toFigures = (row: ClientMoney, client: ClientId, year: string): Figure[] => {
  const { currency, owed, overdue, held, at_supplier = 0, paid_this_year = 0 } = row;
  const paid = { tab: 'received', client, payment_method: 'money', received_from: `${year}-01-01` };
  return [
    {
      ...{ key: 'due', label: 'Balance due', minor: owed + at_supplier, to: PATHS.invoices({ client }) },
      ...(at_supplier !== 0 && { detail: `${formatMoney({ minor: at_supplier, currency })} of it at suppliers` }),
    },
    {
      ...{ key: 'overdue', label: 'Overdue', minor: overdue, to: PATHS.clientStatement(client) },
      isWarning: overdue > 0,
    },
    { key: 'held', label: 'Credit', minor: held, to: PATHS.clientStatement(client) },
    { key: 'paid', label: `Paid in ${year}`, minor: paid_this_year, to: PATHS.invoices(paid) },
  ];
};

type Props = { client: ClientId; money: readonly ClientMoney[]; year: string };
/**
 * How a client stands, a row for each currency: what they owe, what of that is overdue, what they have with the agency, and what they paid
 * this year. Each leads to what it counts.
 */
export const ClientFigures = ({ client, money, year }: Props) => (
  <Box divideY="1px">
    {money.map((row) => (
      <Flex
        as="dl"
        key={row.currency}
        gap={{ base: '3', md: '8' }}
        wrap="wrap"
        py="2"
        aria-label={`Money in ${row.currency}`}
      >
        {toFigures(row, client, year).map(({ key, label, minor, to, detail, isWarning }) => (
          <Box key={key} minW={{ base: 'calc(50% - 12px)', md: '120px' }}>
            <Text as="dt" textStyle="small" color="fg.muted">
              {label}
            </Text>
            <Box as="dd">
              <RouterLink to={to} textStyle="figures" fontWeight="600" color={isWarning ? 'fg.error' : 'fg'}>
                {formatMoney({ minor, currency: row.currency })}
              </RouterLink>
              {detail && (
                <Text textStyle="small" color="fg.muted">
                  {detail}
                </Text>
              )}
            </Box>
          </Box>
        ))}
      </Flex>
    ))}
  </Box>
);
