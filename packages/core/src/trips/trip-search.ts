import type { TripRow } from './trip';

export type TripSearch = { text: string; status: string };

/** What a list is narrowed to, or undefined when it is shown whole. */
export const searchOf = (asked: { search?: string | undefined; status: string }): TripSearch | undefined =>
  asked.search || asked.status !== 'All'
    ? { text: (asked.search ?? '').toLowerCase(), status: asked.status }
    : undefined;

const textOf = (row: TripRow) =>
  [row.code, row.custom_code, row.trip_name, row.lead_traveler, row.advisor_name, ...row.trip_destinations, ...row.tags]
    .join('\n')
    .toLowerCase();

/** Whether a row of the trip list is meant: every word is found in its names, codes, places or tags. */
export const tripMatcher = (search: TripSearch | undefined) => {
  if (!search) return () => true;
  const words = search.text.split(/\s+/).filter(Boolean);
  return (row: TripRow) => {
    if (search.status !== 'All' && row.trip_status !== search.status) return false;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  };
};
