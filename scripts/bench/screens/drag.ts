import { median } from '../timing';
import { getPlannerDay, NAME } from './planner';
import type { Product } from './product';

const ROUNDS = 8;
const TITLE = 'Table 0';
/** So high that two days of fifteen entries stand on it: nothing scrolls while the entry is under way. */
const HIGH = { width: 1440, height: 3000 };
/** An entry that is not seen on its day by then will not be. Milliseconds. */
const LONGEST = 10_000;

/** From letting an entry go over another day until the frame in which it stands there. Milliseconds. */
const drop = async ({ page }: Product, onto: string) => {
  await page.evaluate(
    ([day, title, longest]) => {
      const stands = () =>
        [...document.querySelectorAll(`#day-${day} [data-opener]`)].some((opener) => opener.textContent === title);
      window.dropped = new Promise<number>((resolve, reject) => {
        let begun = 0;
        setTimeout(() => reject(new Error(`Let go ${begun ? 'and not seen there' : 'without a drag'}.`)), longest);
        const once = { capture: true, once: true };
        const look = () =>
          stands() ? requestAnimationFrame(() => resolve(performance.now() - begun)) : requestAnimationFrame(look);
        document.addEventListener(
          'drop',
          () => {
            begun = performance.now();
            look();
          },
          once,
        );
        document.addEventListener('dragend', () => begun || reject(new Error('Let go over nothing.')), once);
      });
    },
    [onto, TITLE, LONGEST] as const,
  );
  const entry = page.getByRole('button', { name: TITLE, exact: true });
  await entry.dragTo(page.locator(`#day-${onto} h2`));
  return page.evaluate(() => window.dropped);
};

/** An entry of a planner of 200 bookings dragged from day to day and back; its trip is there from the planner's own measure. */
export const measureDrag = async (product: Product) => {
  const { page } = product;
  await page.setViewportSize(HIGH);
  await page.goto('/trips');
  await page.locator('.ag-cell').filter({ hasText: NAME }).first().click();
  await page.getByRole('button', { name: TITLE, exact: true }).waitFor();
  const rounds: number[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await drop(product, getPlannerDay(i % 2 === 0 ? 1 : 0)));
  return median(rounds);
};

declare global {
  interface Window {
    dropped: Promise<number>;
  }
}
