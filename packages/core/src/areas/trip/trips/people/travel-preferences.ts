import * as z from 'zod';
import { emptyable } from '../../../../base/emptyable';
import { choiceLabel } from '../../bookings/types/detail-choices';

/** Source: R-TRIP-227 (G-103). */
const FLIGHT_TYPES = ['commercial', 'private', 'all'] as const;
const FLIGHT_CLASSES = ['first', 'business', 'economy_plus', 'economy', 'all'] as const;
/** Source: R-TRIP-229 (G-104). */
const ACCOMMODATION_TYPES = ['hotel', 'villas_and_apartments', 'hostel', 'other', 'all'] as const;
/** What a night may cost, in the currency of the trip. Source: R-TRIP-230 (G-105). */
const BUDGETS_PER_NIGHT = ['under 200', '201-500', '500-1000', '1000 and above'] as const;
/** How the client wants to have the itinerary. Source: R-TRIP-233. */
const ITINERARY_DELIVERIES = ['web', 'paper'] as const;

/** What the client would like of the whole trip, before anything is booked. Source: spec 2 §9. */
export const TravelPreferences = z.object({
  flight_type: emptyable(z.enum(FLIGHT_TYPES)),
  flight_class: emptyable(z.enum(FLIGHT_CLASSES)),
  accommodation_type: emptyable(z.enum(ACCOMMODATION_TYPES)),
  budget_per_night: emptyable(z.enum(BUDGETS_PER_NIGHT)),
  itinerary_delivery: emptyable(z.enum(ITINERARY_DELIVERIES)),
});
export type TravelPreferences = z.infer<typeof TravelPreferences>;
type Preference = keyof TravelPreferences;

const PREFERENCE_WORDS: Readonly<Record<string, string>> = {
  all: 'Any',
  villas_and_apartments: 'Villas and apartments',
  web: 'Online',
  paper: 'On paper',
};
const choice = (value: string) => ({ value, label: PREFERENCE_WORDS[value] ?? choiceLabel(value) });

/** The preferences by name, with what each is called and chosen from. */
export const PREFERENCES: Readonly<
  Record<Preference, { label: string; choices: readonly ReturnType<typeof choice>[] }>
> = {
  flight_type: { label: 'Flight type', choices: FLIGHT_TYPES.map(choice) },
  flight_class: { label: 'Flight class', choices: FLIGHT_CLASSES.map(choice) },
  accommodation_type: { label: 'Accommodation', choices: ACCOMMODATION_TYPES.map(choice) },
  budget_per_night: { label: 'Budget per night', choices: BUDGETS_PER_NIGHT.map(choice) },
  itinerary_delivery: { label: 'Itinerary format', choices: ITINERARY_DELIVERIES.map(choice) },
};

/** The preferences that are given, as a person reads them. */
export const statedPreferences = (
  preferences: TravelPreferences | undefined,
  names = Object.keys(PREFERENCES) as readonly Preference[],
): { label: string; words: string }[] =>
  names.flatMap((name) => {
    const { label, choices } = PREFERENCES[name];
    const words = choices.find(({ value }) => value === preferences?.[name])?.label;
    return words ? [{ label, words }] : [];
  });
