import { advisorsQuery } from './client-queries';

/** The tags that clients are offered, and what a new one is stored as. */
export const CLIENT_TAGS = { list: 'individuals', made: { tag_type: 'Individual' } } as const;
/** Who else advises a client, in the words of the dialog that asks. Source: R-ACC-072. */
export const ASSIGN_ADVISOR = {
  advisors: advisorsQuery,
  title: 'Assign advisor',
  hint: 'Added to the advisors there are.',
} as const;
