/** Numbers that look random and are the same for the same seed, so that what went wrong once goes wrong again. */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, of: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T };
};
export type Random = ReturnType<typeof seeded>;
