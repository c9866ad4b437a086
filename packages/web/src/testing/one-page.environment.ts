import { builtinEnvironments, type Environment } from 'vitest/runtime';

const page = builtinEnvironments['happy-dom'];
let opened: Promise<unknown> | undefined;

/** One page for all test files of a process, as styles, focus and open layers belong to the page in which a library first found itself. */
export default {
  ...page,
  name: 'one-page',
  setup: async (global, options) => {
    opened ??= Promise.resolve(page.setup(global, options));
    await opened;
    return { teardown: () => undefined };
  },
} satisfies Environment;
