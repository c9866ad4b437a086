import { median } from '../timing';
import type { Product } from './product';

const ROUNDS = 5;
const STEPS = 60;
const LIST = '**/services/trips/api/v1/trips?*';
type Listed = { trips: { id: string; code: string }[] };

/** Scrolls the grid a screen at each frame; what a step costs the page's own thread. Milliseconds. */
const scroll = ({ page }: Product) =>
  page.evaluate(
    (steps) =>
      new Promise<number>((resolve) => {
        const viewport = document.querySelector('.ag-body-viewport') as HTMLElement;
        viewport.scrollTop = 0;
        let [left, spent] = [steps, 0];
        const step = () => {
          const begun = performance.now();
          viewport.scrollTop += viewport.clientHeight;
          viewport.dispatchEvent(new Event('scroll'));
          // The frame's own work, layout included, is over when a task behind it runs.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            spent += performance.now() - begun;
            left -= 1;
            if (left > 0) requestAnimationFrame(step);
            else resolve(spent / steps);
          };
          requestAnimationFrame(() => channel.port2.postMessage(''));
        };
        requestAnimationFrame(step);
      }),
    STEPS,
  );

/** The trip list with so many rows in the grid. */
const show = async ({ page }: Product, rows: number) => {
  await page.unroute(LIST);
  await page.route(LIST, async (route) => {
    const answer = await route.fetch();
    const { trips } = (await answer.json()) as Listed;
    const made = Array.from({ length: rows }, (_, i) => ({ ...trips[0], id: `trp_${i}`, code: `T-${i}` }));
    await route.fulfill({ json: { trips: made, total: rows, filtered: rows } });
  });
  await page.goto('/trips');
  await page.waitForSelector('.ag-row');
};

/** A step of scrolling through 1,000 and through 50,000 rows. */
export const measureScroll = async (product: Product, counts: readonly number[]) => {
  const rows = [];
  for (const count of counts) {
    await show(product, count);
    await scroll(product);
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) times.push(await scroll(product));
    rows.push({ count, ms: median(times) });
  }
  return rows;
};
