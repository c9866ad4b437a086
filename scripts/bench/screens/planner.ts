import { median } from '../timing';
import type { Product } from './product';

const BOOKINGS = 200;
const DAYS = 14;
const SLOWER = 4;
const ROUNDS = 5;
const dayOf = (i: number) => `2032-05-${String(1 + (i % DAYS)).padStart(2, '0')}`;
const LAST = dayOf(DAYS - 1);
const NAME = 'Two hundred bookings';

const plan = async ({ send }: Product) => {
  const { trip } = await send<{ trip: { id: string } }>('/services/trips/api/v1/trips', {
    trip_name: NAME,
    start_date: dayOf(0),
    end_date: LAST,
  });
  for (let i = 0; i < BOOKINGS; i++) {
    await send('/services/book/api/v1/bookings', {
      trip_id: trip.id,
      booking_type: 'Dining',
      title: `Table ${i}`,
      general_booking: { start_date: dayOf(i) },
      price_detail: { price_per_person: 'Total Price', total_price: 5_000, currency: 'EUR' },
    });
  }
};

/** From the click on the trip's name in the list until the frame after all of its bookings stand in their days. */
const paint = async ({ page }: Product) => {
  await page.goto('/trips');
  await page.locator('.ag-cell').filter({ hasText: NAME }).first().waitFor();
  return page.evaluate(
    ({ name, wanted }) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () => {
          if (document.querySelectorAll('[data-testid^="entry-"]').length < wanted) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - begun));
        };
        const cells = [...document.querySelectorAll<HTMLElement>('.ag-cell')];
        cells.find((cell) => cell.textContent?.includes(name))?.click();
        look();
      }),
    { name: NAME, wanted: BOOKINGS },
  );
};

/** From letting a booking go over another day until it is seen there, and until the server has it. */
const drag = async ({ page }: Product, round: number) => {
  const title = `Table ${round}`;
  const to = dayOf(round + 1);
  const card = page.locator('[data-testid^="entry-"]').filter({ has: page.getByText(title, { exact: true }) });
  const seen = page.evaluate(
    ({ title, to }) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'drop',
          () => {
            const begun = performance.now();
            const look = () => {
              const there = document.querySelector(`[data-testid="day-${to}"]`)?.textContent?.includes(title);
              if (there) requestAnimationFrame(() => resolve(performance.now() - begun));
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
    { title, to },
  );
  const saved = page.waitForResponse((r) => r.request().method() === 'PUT' && r.ok());
  await card.dragTo(page.getByTestId(`day-${to}`), { targetPosition: { x: 40, y: 8 } });
  const shown = await seen;
  const { responseEnd } = (await saved).request().timing();
  return { shown, saved: responseEnd };
};

/** A trip of 200 bookings on a processor four times slower: opened, and a booking dragged to the next day. Milliseconds. */
export const measurePlanner = async (product: Product) => {
  await plan(product);
  await product.slow(SLOWER);
  const first = await paint(product);
  const again: number[] = [];
  for (let i = 0; i < ROUNDS; i++) again.push(await paint(product));
  const drags = [];
  for (let i = 0; i < ROUNDS; i++) drags.push(await drag(product, i));
  await product.slow(1);
  return {
    first,
    again: median(again),
    shown: median(drags.map((d) => d.shown)),
    saved: median(drags.map((d) => d.saved)),
  };
};
