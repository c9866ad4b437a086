/** Light of a place at an hour: sky from top to horizon, sun, and the layers of land from far to near. */
const LIGHTS = [
  { sky: ['#f6d9b8', '#e9a27c'], sun: '#fff1d6', land: ['#c9846b', '#945a55', '#5c3b45', '#2c2230'] },
  { sky: ['#bfe0e2', '#f3e6cf'], sun: '#fffaf0', land: ['#7fb3b5', '#3f858b', '#0b5c63', '#093a41'] },
  { sky: ['#27415e', '#e0a58a'], sun: '#ffe2b8', land: ['#8a6c7f', '#55506e', '#2f3553', '#171d33'] },
  { sky: ['#dfe9ee', '#f4e9dc'], sun: '#ffffff', land: ['#a9bcc4', '#74909c', '#436473', '#1f3a47'] },
  { sky: ['#f3e2c0', '#e8bd7f'], sun: '#fff6df', land: ['#cf9a5b', '#a36d3c', '#6b4529', '#33231a'] },
  { sky: ['#cfe3d2', '#f1ead0'], sun: '#fffbe8', land: ['#93b795', '#5f8f6d', '#34664f', '#163b32'] },
] as const;
export type Light = (typeof LIGHTS)[number];

const WIDTH = 1600;
const HEIGHT = 900;
const STEPS = 8;

/** A small generator of even numbers in 0..1, the same for the same seed (mulberry32 over an FNV-1a hash). */
const chance = (seed: string) => {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A soft line of hills across the picture, closed at its foot. */
const hills = (next: () => number, level: number, swing: number): string => {
  const step = WIDTH / STEPS;
  const heights = Array.from({ length: STEPS + 1 }, () => Math.round(level - swing / 2 + next() * swing));
  const curve = heights.slice(1).map((y, i) => {
    const [x, before] = [i * step, heights[i] as number];
    return `C${x + step / 2} ${before} ${x + step / 2} ${y} ${x + step} ${y}`;
  });
  return `M0 ${heights[0]}${curve.join('')}V${HEIGHT}H0Z`;
};

/** A landscape that is always the same for the same places. */
export const generateLandscape = (seed: string) => {
  const next = chance(seed);
  const light = LIGHTS[Math.floor(next() * LIGHTS.length)] as Light;
  const sun = {
    x: Math.round(WIDTH * (0.52 + next() * 0.3)),
    y: Math.round(HEIGHT * (0.24 + next() * 0.16)),
    r: Math.round(64 + next() * 44),
  };
  const layers = light.land.map((fill, i) => ({ fill, d: hills(next, HEIGHT * (0.5 + i * 0.125), 130 - i * 18) }));
  return { light, sun, layers, width: WIDTH, height: HEIGHT };
};
