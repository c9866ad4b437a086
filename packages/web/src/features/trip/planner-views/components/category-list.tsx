import { Flex, Heading, Text } from '@chakra-ui/react';
import { defaultCurrency } from '@wayline/core/access/session-user';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { reservationTitles } from '@wayline/core/areas/trip/itinerary/view-modes';
import { type CategorySection, categoryView } from '@wayline/core/areas/trip/planner-views/category-view';
import { companySales } from '@wayline/core/areas/trip/trips/people/accounting-summary';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { countOf } from '@wayline/core/base/plural';
import { useMemo } from 'react';
import { useSignedInUser } from '../../../../lib/session';
import { CompanyAmount } from '../../trips/company-amount';
import { CategoryRows } from './category-rows';

type Props = {
  trip: Pick<Trip, 'start_date' | 'end_date'>;
  bookings: readonly Booking[];
  onOpen: (bookingId: string) => void;
};

const sectionTitles = (plural: string): Record<CategorySection['section'], string> => ({
  pre_trip: 'Before the trip',
  trip: plural,
  post_trip: 'After the trip',
});

/** The reservations by category with a subtotal each, those before and after the trip apart. Source: R-TRIP-015, R-TRIP-016, R-TRIP-018. */
export const CategoryList = ({ trip, bookings, onOpen }: Props) => {
  const user = useSignedInUser();
  const currency = defaultCurrency(user);
  const { reservations_title, reservation_title } = user.usercompany.platform ?? {};
  const titles = reservationTitles({ plural: reservations_title, singular: reservation_title });
  const { sections, totals } = useMemo(() => categoryView(trip, bookings), [trip, bookings]);
  if (sections.length === 0) return <Text color="fg.muted">No {titles.plural.toLowerCase()} yet.</Text>;
  return (
    <Flex direction="column" gap="6" data-testid="category-view">
      {sections.map(({ section, categories, totals: ofSection }) => (
        <Flex as="section" key={section} direction="column" gap="4" aria-labelledby={`section-${section}`}>
          <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
            <Heading as="h2" id={`section-${section}`} textStyle="section">
              {sectionTitles(titles.plural)[section]}
            </Heading>
            {sections.length > 1 && (
              <Text color="fg.muted" textStyle="figures" textAlign="end">
                <CompanyAmount
                  amount={companySales(
                    categories.flatMap((group) => group.bookings),
                    currency,
                  )}
                  mix={ofSection}
                  none="No price yet"
                />
              </Text>
            )}
          </Flex>
          {categories.map((group) => (
            <CategoryRows key={group.category} group={group} currency={currency} onOpen={onOpen} />
          ))}
        </Flex>
      ))}
      <Flex justify="space-between" gap="3" pt="3" borderTopWidth="1px" fontWeight="600">
        <Text>{countOf(bookings.length, titles.singular.toLowerCase(), titles.plural.toLowerCase())} total</Text>
        <Text textStyle="figures" textAlign="end" data-testid="category-total">
          <CompanyAmount amount={companySales(bookings, currency)} mix={totals} none="No price yet" />
        </Text>
      </Flex>
    </Flex>
  );
};
