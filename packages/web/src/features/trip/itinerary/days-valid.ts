import { LINK_DAYS } from '@wayline/core/areas/trip/settings/itinerary-settings';

const WORDS: Record<(typeof LINK_DAYS)[number], string> = {
  7: 'One week',
  30: 'One month',
  90: 'Three months',
  180: 'Six months',
  400: 'A year and a month',
  1095: 'Three years',
};
/** How long a link can work, as choices. */
export const DAYS_VALID = LINK_DAYS.map((value) => ({ value, label: WORDS[value] }));
