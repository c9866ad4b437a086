import type { Write } from './write';

/** A step that follows from what somebody may do, with its views, also where they don't see what it changes. */
export const asBookkeeping = (write: Write): Write => ({
  ...write,
  bookkeeping: true,
  ...(write.follows && { follows: write.follows.map((one) => ({ ...one, bookkeeping: true as const })) }),
});
