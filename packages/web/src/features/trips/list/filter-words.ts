import { showDate } from '../../../lib/reading';
import type { TripFilterName, TripFilters } from './trip-filters';

export const WHICH = { Active: 'Trips at work', Archived: 'Archived trips', All: 'All, archived too' } as const;

/** A filter in words, for its chip. */
export const filterWords = (
  name: TripFilterName,
  filters: TripFilters,
  advisorName: (id: string) => string,
): string | undefined => {
  const { filter, group_kind, sub_type, advisor, tag, from, until } = filters;
  switch (name) {
    case 'filter':
      return filter && filter !== 'Active' ? WHICH[filter] : undefined;
    case 'group_kind':
      return group_kind;
    case 'sub_type':
      return sub_type;
    case 'advisor':
      return advisor && advisorName(advisor);
    case 'tag':
      return tag && `Tag: ${tag}`;
    case 'from':
      return from && `From ${showDate(from)}`;
    case 'until':
      return until && `Until ${showDate(until)}`;
    case 'status':
      return undefined;
  }
};
