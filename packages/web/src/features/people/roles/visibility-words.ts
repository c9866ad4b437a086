import type { Visibility } from '@wayline/core/access/visibilities';

/** Whose trips a role sees, as its editor and the list of roles say it. */
export const VISIBILITY_WORDS: Readonly<Record<Visibility, string>> = {
  own: 'Only their own trips',
  team: 'Their team’s trips',
  all: 'All trips',
};
