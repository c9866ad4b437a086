import { Text } from '@chakra-ui/react';
import { statedPreferences, type TravelPreferences } from '@wayline/core/areas/trip/trips/people/travel-preferences';
import type { BookingType } from '@wayline/core/base/booking-types';

type Props = { type: BookingType; preferences: TravelPreferences | undefined };

const ASKED: Partial<Record<BookingType, readonly (keyof TravelPreferences)[]>> = {
  Flights: ['flight_type', 'flight_class'],
  Accommodation: ['accommodation_type', 'budget_per_night'],
};

/** What the client would like of this type of booking, as the trip says. Source: R-TRIP-227, R-TRIP-229, R-TRIP-230. */
export const PreferenceHint = ({ type, preferences }: Props) => {
  const stated = statedPreferences(preferences, ASKED[type] ?? []);
  if (stated.length === 0) return null;
  const words = stated.map(({ label, words }) => `${label}: ${words}`).join(' · ');
  return (
    <Text color="fg.muted" textStyle="small">
      Your client prefers {words}
    </Text>
  );
};
