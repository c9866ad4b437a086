import { LINK_DAYS } from '@wayline/core/areas/trip/settings/itinerary-settings';

const WORDS: Record<(typeof LINK_DAYS)[number], string> = {
  7: '1 week',
  30: '1 month',
  90: '3 months',
  180: '6 months',
  400: '13 months',
  1095: '3 years',
};
/** How long a link can work, as choices. */
export const DAYS_VALID = LINK_DAYS.map((value) => ({ value, label: WORDS[value] }));
