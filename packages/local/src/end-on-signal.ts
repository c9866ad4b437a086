const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Ctrl-C reaches a program of npm's twice, from the terminal and from npm, which passes it on: what comes so soon is the same wish. */
const SAME_WISH_MS = 1_000;

/**
 * Ends this process with code 0 on SIGINT and SIGTERM: by what `by` was given, and at once before that, because a start that is broken off
 * leaves nothing that the next one does not put right. Who asks again while it ends has it at once, with code 1.
 */
export const endOnSignal = () => {
  let stop = async () => {};
  let askedAt: number | undefined;
  const end = async () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    await stop();
    process.exit(0);
  };
  for (const signal of SIGNALS) {
    // scripts/start.mjs has listened until now.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
  return {
    by: (orderly: () => Promise<void>) => {
      stop = orderly;
    },
  };
};
