import { formatDate } from '../../../../lib/format';
import type { TripFilterName, TripFilters } from './trip-filters';

export const WHICH = { Active: 'Active trips', Archived: 'Archived trips', All: 'All, including archived' } as const;

const DEPARTING_WORDS = { soon: 'Departing soon', unpaid: 'Next departures not paid in full' } as const;

/** A filter in words, for its chip. */
export const filterWords = (
  name: TripFilterName,
  filters: TripFilters,
  advisorName: (id: string) => string,
): string | undefined => {
  const { filter, group_kind, sub_type, advisor, tag, departing, from, until } = filters;
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
    case 'departing':
      return departing && DEPARTING_WORDS[departing];
    case 'from':
      return from && `From ${formatDate(from)}`;
    case 'until':
      return until && `Until ${formatDate(until)}`;
    case 'status':
      return undefined;
  }
};
