/** What a piece of work took of this process: CPU in milliseconds, and how much the heap grew. */
export type Spent = { ms: number; heap: number };

export const measureWork = async (work: () => unknown): Promise<Spent> => {
  const heap = process.memoryUsage().heapUsed;
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return { ms: (user + system) / 1000, heap: process.memoryUsage().heapUsed - heap };
};
