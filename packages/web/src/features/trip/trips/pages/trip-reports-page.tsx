import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { RouterLink } from '../../../../ui/router-link';
import { StatusBadge } from '../../../../ui/status-badge';
import { CategoryTotals } from '../details/category-totals';
import { TripFrame } from '../details/trip-frame';
import { reportsToCome } from '../details/trip-reports';
import type { PlannedTrip } from '../use-trip';

const SalesByKind = ({ whole: { accounting_summary: summary } }: { whole: PlannedTrip }) => (
  <Box as="section" aria-labelledby="sales-by-kind">
    <Heading as="h2" id="sales-by-kind" textStyle="section" mb="2">
      Sales by booking type
    </Heading>
    {summary.booking_totals.length === 0 ? (
      <Text color="fg.muted">Nothing to report yet. Add a booking and its sales appear here.</Text>
    ) : (
      <CategoryTotals summary={summary} />
    )}
  </Box>
);

const ReportIndex = ({ whole }: { whole: PlannedTrip }) => (
  <Box as="section" aria-labelledby="reports-to-come" mt="8">
    <Heading as="h2" id="reports-to-come" textStyle="section" mb="2">
      More reports
    </Heading>
    <Flex as="ul" listStyleType="none" direction="column" borderTopWidth="1px">
      {reportsToCome(whole.trip.id).map(({ title, to }) => (
        <Flex as="li" key={to} justify="space-between" align="center" gap="3" py="2" borderBottomWidth="1px">
          <RouterLink to={to}>{title}</RouterLink>
          <StatusBadge tone="neutral">Coming soon</StatusBadge>
        </Flex>
      ))}
    </Flex>
  </Box>
);

/** The reports of a trip: the one there is, and the way to each of the others, which say what they will do. Source: G-004. */
export const TripReportsPage = () => (
  <TripFrame title="Reports">
    {(whole) => (
      <Box maxW="56rem">
        <SalesByKind whole={whole} />
        <ReportIndex whole={whole} />
      </Box>
    )}
  </TripFrame>
);
