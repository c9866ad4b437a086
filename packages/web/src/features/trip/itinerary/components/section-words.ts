import type { ItinerarySection, StandardSection } from '@wayline/core/areas/trip/itinerary/sections';

const WORDS: Record<StandardSection, { name: string; about: string }> = {
  welcome: { name: 'Welcome', about: 'The first thing your client reads' },
  notices: { name: 'Important notice', about: 'Highlighted' },
  at_a_glance: { name: 'At a glance', about: 'The whole trip, one line per day' },
  days: { name: 'Days', about: 'Bookings and events, day by day' },
  prices: { name: 'Prices', about: 'What each booking costs, and the total' },
  documents: { name: 'Documents', about: 'Files your client can open' },
  travelers: { name: 'Travelers', about: 'Who is traveling' },
};

/** What a section is called in the editor, and what it is. */
export const sectionWords = (section: ItinerarySection, showsPrices: boolean): { name: string; about: string } => {
  if (section.kind === 'custom')
    return { name: section.title, about: section.stands_out ? 'Your own notice, highlighted' : 'Your own text' };
  if (section.kind === 'prices' && !showsPrices)
    return { ...WORDS.prices, about: 'Turn on “Show prices” to include it' };
  return WORDS[section.kind];
};
