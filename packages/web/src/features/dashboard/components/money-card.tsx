import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@wayline/core/base/money-text';
import { Receipt } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallOutput } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import { dashboardMoneyQuery } from '../dashboard-query';
import { DashboardSection } from './dashboard-section';

type Money = CallOutput<'book.dashboard-money.get'>;
type Received = NonNullable<Money['received']>[number];

const figure = {
  display: 'block',
  flex: '1',
  minW: { base: '100%', sm: '150px' },
  px: '4',
  py: '3',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.subtle' },
} as const;

type FigureProps = {
  label: string;
  amounts: readonly string[];
  detail?: string | undefined;
  to: string;
  warns?: boolean;
};
/** An amount, or one for each currency; the whole of it opens the list that it counts. */
const Figure = ({ label, amounts, detail, to, warns }: FigureProps) => (
  <chakra.li display="flex" flex="1" listStyleType="none">
    <Box asChild {...figure}>
      <Link to={to}>
        <Text textStyle="small" color="fg.muted">
          {label}
        </Text>
        {amounts.map((amount) => (
          <Text key={amount} textStyle="figures" fontWeight="600" color={warns ? 'fg.error' : 'fg'}>
            {amount}
          </Text>
        ))}
        {detail && (
          <Text textStyle="small" color="fg.muted">
            {detail}
          </Text>
        )}
      </Link>
    </Box>
  </chakra.li>
);

/** What came in a month, without currencies in which nothing did; nothing at all is said in that of the books, which comes first. */
const inMonth = (received: readonly Received[], month: 'this_month' | 'last_month') => {
  const came = received.filter((one) => one[month] !== 0);
  const shown = came.length > 0 ? came : received.slice(0, 1);
  return shown.map((one) => formatMoney({ minor: one[month], currency: one.currency }));
};

const Figures = ({ money }: { money: Money }) => {
  const { currency, due_this_week, overdue, received, days } = money;
  const inBooks = (minor: number) => [formatMoney({ minor, currency })];
  const { from: due_from, until: due_until } = days.week;
  const { from: received_from, until: received_until } = days.this_month;
  const came = { tab: 'received', payment_method: 'money', received_from, received_until };
  return (
    <Flex
      as="ul"
      direction={{ base: 'column', sm: 'row' }}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      overflow="hidden"
      css={{ '& > li + li': { borderStartWidth: { base: '0', sm: '1px' }, borderTopWidth: { base: '1px', sm: '0' } } }}
    >
      <Figure
        label="Due this week"
        amounts={inBooks(due_this_week)}
        to={PATHS.invoices({ payment_status: 'open', due_from, due_until })}
      />
      <Figure
        label="Overdue"
        amounts={inBooks(overdue)}
        warns={overdue > 0}
        to={PATHS.invoices({ payment_status: 'overdue' })}
      />
      {received && (
        <Figure
          label="Received this month"
          amounts={inMonth(received, 'this_month')}
          detail={`${inMonth(received, 'last_month').join(' + ')} last month`}
          to={PATHS.invoices(came)}
        />
      )}
    </Flex>
  );
};

const NoInvoices = () => (
  <Flex gap="3" align="start" borderWidth="1px" borderRadius="l3" bg="bg.panel" px="4" py="3">
    <Box color="fg.muted" mt="0.5">
      <Receipt size={20} aria-hidden />
    </Box>
    <Box>
      <Text fontWeight="500">No invoices yet</Text>
      <Text textStyle="small" color="fg.muted">
        What clients owe and pay you shows up here. Open a trip’s Money page to bill its bookings and fees.
      </Text>
      <RouterLink to={PATHS.trips()} textStyle="small">
        Make your first invoice
      </RouterLink>
    </Box>
  </Flex>
);

/** What is due this week, overdue, and came this month. It stays away while it is read, and where it can’t be. */
export const MoneyCard = () => {
  const { data } = useQuery(dashboardMoneyQuery());
  if (!data) return null;
  const isUsed = data.has_invoices || data.received?.some((one) => one.this_month !== 0 || one.last_month !== 0);
  return (
    <DashboardSection title="Money" link={isUsed && <RouterLink to={PATHS.invoices()}>All invoices</RouterLink>}>
      {isUsed ? <Figures money={data} /> : <NoInvoices />}
    </DashboardSection>
  );
};
