import { chakra, Text } from '@chakra-ui/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { ErrorState } from '../../../ui/error-state';
import { SectionFrame } from '../../../ui/record/section-frame';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton } from '../../../ui/skeletons';
import type { InstitutionRecord } from '../institution-queries';

export const BOOKINGS_SECTION = { id: 'bookings', title: 'Bookings' } as const;

const SHOWN = 5;
const bookingsQuery = (supplier_id: InstitutionId) =>
  queryOptions({
    // Beside the bookings table, so that whatever makes that old makes this old too.
    queryKey: ['table', 'bookings', 'of-supplier', supplier_id] as const,
    queryFn: ({ signal }) => call('book.company-bookings.list', { supplier_id, per_page: SHOWN }, { signal }),
  });

/** The latest bookings that are bought from an institution, or through it, and the way to all of them. */
export const BookingsSection = ({ institution: { id } }: { institution: InstitutionRecord }) => {
  const { data, error, isPending, refetch } = useQuery(bookingsQuery(id));
  const bookings = data?.bookings ?? [];
  const all = data?.filtered ?? bookings.length;
  return (
    <SectionFrame
      {...BOOKINGS_SECTION}
      empty={data !== undefined && bookings.length === 0}
      action={
        all > SHOWN && (
          <RouterLink to={`${PATHS.bookings()}?supplier_id=${id}`} textStyle="small">
            {`All ${countOf(all, 'booking')}`}
          </RouterLink>
        )
      }
    >
      {isPending && <CardsSkeleton cards={1} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <chakra.ul listStyleType="none" aria-label="Latest bookings">
        {bookings.map((row) => (
          <chakra.li key={row.id} py="1.5">
            <RouterLink to={PATHS.planner(row.trip_id)} dir="auto">
              {row.title}
            </RouterLink>
            <Text color="fg.muted" textStyle="small">
              {[
                formatDate(row.start_date),
                row.trip?.trip_name,
                row.total_price !== undefined &&
                  row.currency &&
                  formatMoney({ minor: row.total_price, currency: row.currency }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </SectionFrame>
  );
};
