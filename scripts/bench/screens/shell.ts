import { median } from '../timing';
import type { Product } from './product';

const SLOWER = 4;
const ROUNDS = 5;

type Opened = { frame: number; page: number; calls: number };

/** From the start of the navigation until the frame after the shell can be used, and after what the dashboard shows stands in it. */
const open = async ({ page }: Product): Promise<Opened> => {
  await page.goto('/dashboard', { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<Opened>((resolve) => {
        const services = () =>
          performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/services'));
        let frame = 0;
        const look = () => {
          if (!frame && document.querySelector('nav a[href="/trips"]'))
            requestAnimationFrame(() => {
              frame ||= performance.now();
            });
          if (!frame || !document.querySelector('main h1')) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve({ frame, page: performance.now(), calls: services().length }));
        };
        look();
      }),
  );
};

/** The dashboard opened anew by somebody signed in, on a processor four times slower. Milliseconds, and the calls made until it stood. */
export const measureShell = async (product: Product) => {
  await product.slow(SLOWER);
  const rounds: Opened[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await open(product));
  await product.slow(1);
  return {
    frame: median(rounds.map(({ frame }) => frame)),
    page: median(rounds.map(({ page }) => page)),
    calls: Math.max(...rounds.map(({ calls }) => calls)),
  };
};
