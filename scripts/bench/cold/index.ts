import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../chromium-path.mjs';
import { median } from '../timing';
import { type Opened, openCold, signInOnce } from './open-screen';
import { type ColdProduct, openColdProduct } from './product';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const PORT = 3190;

/** Screens by what shows that they stand, and what they aim at. */
const SCREENS = [
  { name: 'sign-in', signedIn: false, at: () => '/login', shows: 'input[type="password"]', aim: 1_300 },
  { name: 'trip list', signedIn: true, at: () => '/trips', shows: '.ag-row .ag-cell-value', aim: 2_200 },
  {
    name: 'planner',
    signedIn: true,
    at: ({ trip }: ColdProduct) => `/trips/${trip}/planner`,
    shows: '[data-testid^="entry-"]',
    aim: 2_200,
  },
];

/** This checkout, and beside it, taking turns, one of another commit whose folder is the argument. */
const folders = [...process.argv.slice(2).map((folder) => ['before', folder] as const), ['now', '.'] as const];
const products: ColdProduct[] = [];
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  for (const [i, [name, folder]] of folders.entries()) products.push(await openColdProduct(name, folder, PORT + i));
  const stored = new Map<ColdProduct, Awaited<ReturnType<typeof signInOnce>>>();
  for (const product of products) stored.set(product, await signInOnce(browser, product));
  console.log(`First screens, nothing kept, processor four times slower, Fast 4G, HTTP/2; medians of ${ROUNDS}`);
  for (const { name, signedIn, at, shows, aim } of SCREENS) {
    const opened = new Map<ColdProduct, Opened[]>(products.map((product) => [product, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (const product of products)
        opened
          .get(product)
          ?.push(
            await openCold(browser, product.origin + at(product), shows, signedIn ? stored.get(product) : undefined),
          );
    for (const [product, rounds] of opened) {
      const of = (pick: (one: Opened) => number) => median(rounds.map(pick));
      const times = rounds.map(({ shown }) => shown.toFixed(0)).join(' ');
      console.log(
        `  ${name.padEnd(10)} ${product.name.padEnd(7)} shown after ${of(({ shown }) => shown).toFixed(0)} ms (aim ${aim}; ${times}), ` +
          `${of(({ files }) => files)} files, ${of(({ calls }) => calls)} calls, ${of(({ kilobytes }) => kilobytes).toFixed(0)} kB; the last asked for ${rounds.at(-1)?.last}`,
      );
    }
  }
  console.log(`  load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  for (const product of products) await product.stop();
}
