/**
 * Runs work in order, as much of it at once as fits into the cores there are, and never more: what is next waits until it fits, so that
 * nothing is overtaken for ever. Work that wants more than there are runs alone.
 */
export const shareCores = async <T extends { cores: number }>(
  all: readonly T[],
  cores: number,
  run: (one: T) => Promise<void>,
): Promise<void> => {
  const running = new Map<Promise<void>, number>();
  for (const one of all) {
    const wanted = Math.min(one.cores, cores);
    const busy = () => [...running.values()].reduce((sum, taken) => sum + taken, 0);
    while (running.size > 0 && busy() + wanted > cores) await Promise.race(running.keys());
    const going: Promise<void> = run(one).finally(() => running.delete(going));
    running.set(going, wanted);
  }
  await Promise.all(running.keys());
};
