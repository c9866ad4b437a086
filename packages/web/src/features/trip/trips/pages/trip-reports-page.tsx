import { Box, Heading, Text } from '@chakra-ui/react';
import { CategoryTotals } from '../details/category-totals';
import { TripFrame } from '../details/trip-frame';
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

/** The report of a trip that there is; the others open at their addresses, and nothing leads there before they are built. Source: G-004. */
export const TripReportsPage = () => (
  <TripFrame title="Reports">
    {(whole) => (
      <Box maxW="56rem">
        <SalesByKind whole={whole} />
      </Box>
    )}
  </TripFrame>
);
