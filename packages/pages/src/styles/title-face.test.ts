import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'packages/pages/src/styles';
/** Up to this size, in pixels, the strokes of the title face can be read in the cut that a browser chooses for it. */
const READABLE = 48;

const rules = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) =>
    [...readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(
      ([, selector = '', body = '']) => ({
        selector: selector.replace(/\/\*.*?\*\//gs, '').trim(),
        body,
      }),
    ),
  );

/** The largest size a rule can come to, in pixels. */
const largest = (body: string) =>
  Math.max(
    0,
    ...[...(/font(?:-size)?:[^;]*/.exec(body)?.[0] ?? '').matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16),
  );

it('headings have one cut of the title face, whose thin strokes can be read at every size', () => {
  const chosen = rules.filter(({ body }) => body.includes('font-variation-settings'));
  expect(chosen.map(({ selector }) => selector)).toEqual(['h1,\nh2']);
  const cut = Number(/"opsz" (\d+)/.exec(chosen[0]?.body ?? '')?.[1]);
  expect(cut).toBeGreaterThan(0);
  expect(cut).toBeLessThanOrEqual(READABLE);
});

it('what else is set in the title face is no larger than its strokes can bear', () => {
  const others = rules.filter(({ selector, body }) => body.includes('var(--title)') && !/^h1,\s*h2$/.test(selector));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ body }) => largest(body) > READABLE).map(({ selector }) => selector)).toEqual([]);
});
