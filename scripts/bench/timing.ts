export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const timed = async (run: () => unknown): Promise<number> => {
  const started = performance.now();
  await run();
  return performance.now() - started;
};

/** Medians of several programs that take turns, so that a busy moment of the machine meets all of them. Milliseconds. */
export const takeTurns = async (rounds: number, programs: readonly (() => Promise<number>)[]): Promise<number[]> => {
  const times = programs.map(() => [] as number[]);
  for (let i = 0; i < rounds; i++) for (const [n, program] of programs.entries()) times[n]?.push(await program());
  return times.map(median);
};
