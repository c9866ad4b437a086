import type { Counts } from '@wayline/core/areas/trip/trip-check/finding';
import { countOf } from '@wayline/core/base/plural';

/** What a check has found, in words: `2 problems, 1 note`; that nothing was found. */
export const countWords = ({ problem, warning, note }: Counts): string => {
  const parts = [
    problem > 0 && countOf(problem, 'problem'),
    warning > 0 && countOf(warning, 'warning'),
    note > 0 && countOf(note, 'note'),
  ];
  return parts.filter(Boolean).join(', ') || 'all clear';
};
