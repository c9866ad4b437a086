/**
 * How long tests wait, in milliseconds, in one place. Each limit is a net for what never ends, many times what a slow and busy machine needs;
 * no test measures anything by it. Test files set no limits of their own (lint checks it, by patience.grit): work that needs more is too
 * much for one test.
 */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const PATIENCE = {
  /** One test, and one hook. */
  test: 3 * MINUTE,
  /** Something that comes about by itself in a test: `expect.poll`, `waitFor`, `findBy...`. */
  poll: MINUTE,
  /** The same on a page in a browser, and one press or one text typed there. */
  page: 45 * SECOND,
  /** One journey through the browser. */
  journey: 6 * MINUTE,
  /** The product, until it answers its first request. */
  start: 5 * MINUTE,
  /** The tests of one broken file, which may never end for being broken. */
  mutant: 20 * MINUTE,
} as const;
