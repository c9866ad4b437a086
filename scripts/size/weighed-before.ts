import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Weighs unless the same was weighed before and was within its budget: `now` says what all of it was made of. Answers whether all is well. What
 * is over its budget is weighed each time, so that its figures are always told.
 */
export const unlessWeighedBefore = async (
  { mark, now, tell }: { mark: string; now: string; tell: (said: string) => void },
  weigh: () => Promise<boolean>,
): Promise<boolean> => {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) {
    tell('Everything was within its budget, and nothing has changed since.');
    return true;
  }
  rmSync(mark, { force: true });
  const isWithin = await weigh();
  if (isWithin) {
    mkdirSync(path.dirname(mark), { recursive: true });
    writeFileSync(mark, now);
  }
  return isWithin;
};
