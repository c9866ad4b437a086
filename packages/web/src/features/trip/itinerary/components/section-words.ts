import type { ItinerarySection, StandardSection } from '@wayline/core/areas/trip/itinerary/sections';

const WORDS: Record<StandardSection, { name: string; about: string }> = {
  welcome: { name: 'Welcome', about: 'The first words your client reads' },
  notices: { name: 'Important notice', about: 'Stands out' },
  at_a_glance: { name: 'At a glance', about: 'The whole trip, one line a day' },
  days: { name: 'Days', about: 'Bookings and events, day after day' },
  prices: { name: 'Prices', about: 'What each booking costs, and the total' },
  documents: { name: 'Documents', about: 'Files your client can open' },
  travelers: { name: 'Travelers', about: 'Who is traveling' },
};

/** What a section is called in the editor, and what it is. */
export const sectionWords = (section: ItinerarySection, showsPrices: boolean): { name: string; about: string } => {
  if (section.kind === 'custom')
    return { name: section.title, about: section.stands_out ? 'Your own notice, stands out' : 'Your own words' };
  if (section.kind === 'prices' && !showsPrices) return { ...WORDS.prices, about: 'Needs “Show prices”' };
  return WORDS[section.kind];
};
