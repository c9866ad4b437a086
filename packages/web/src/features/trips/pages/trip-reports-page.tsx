import { Box } from '@chakra-ui/react';
import { ChartColumn } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state';
import { CategoryTotals } from '../details/category-totals';
import { TripFrame } from '../details/trip-frame';

/** What the bookings of a trip come to, by kind. Source: spec 2 §2 reports. */
export const TripReportsPage = () => (
  <TripFrame title="Reports">
    {({ accounting_summary: summary }) =>
      summary.booking_totals.length === 0 ? (
        <EmptyState
          icon={ChartColumn}
          title="Nothing to report yet"
          text="Sales by kind of booking stand here once the trip has bookings that are not cancelled."
        />
      ) : (
        <Box maxW="56rem">
          <CategoryTotals summary={summary} />
        </Box>
      )
    }
  </TripFrame>
);
