import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareCores } from './share-cores';

it('never keeps more cores busy than there are, but for work that wants more and runs alone, and runs all of it in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      async (wanted, cores) => {
        const begun: number[] = [];
        let busy = 0;
        const work = wanted.map((cores, number) => ({ cores, number }));
        await shareCores(work, cores, async ({ cores: taken, number }) => {
          begun.push(number);
          busy += Math.min(taken, cores);
          expect(busy).toBeLessThanOrEqual(cores);
          await new Promise((resolve) => setImmediate(resolve));
          busy -= Math.min(taken, cores);
        });
        expect(begun).toEqual(work.map(({ number }) => number));
      },
    ),
  );
});
