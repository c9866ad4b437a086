import { median } from '../timing';
import type { Product } from './product';

const BOOKINGS = 200;
const DAYS = 14;
const SLOWER = 4;
const ROUNDS = 5;
export const getPlannerDay = (i: number) => `2032-05-${String(1 + (i % DAYS)).padStart(2, '0')}`;
const LAST = getPlannerDay(DAYS - 1);
export const NAME = 'Two hundred bookings';

const plan = async ({ send }: Product) => {
  const { trip } = await send<{ trip: { id: string } }>('/trips/api/v1/trips', {
    trip_name: NAME,
    start_date: getPlannerDay(0),
    end_date: LAST,
  });
  for (let i = 0; i < BOOKINGS; i++) {
    await send('/book/api/v1/bookings', {
      trip_id: trip.id,
      booking_type: 'Dining',
      title: `Table ${i}`,
      general_booking: { start_date: getPlannerDay(i) },
      price_detail: { price_per_person: 'Total Price', total_price: 5_000, currency: 'EUR' },
    });
  }
};

type Painted = { screen: number; all: number };

/** From the click on the trip's name in the list until the frame after its days fill the screen, and after all its bookings stand in them. */
const paint = async ({ page }: Product): Promise<Painted> => {
  await page.goto('/trips', { waitUntil: 'networkidle' });
  await page.locator('.ag-cell').filter({ hasText: NAME }).first().waitFor();
  return page.evaluate(
    ({ name, wanted }) =>
      new Promise<Painted>((resolve) => {
        const begun = performance.now();
        let screen = 0;
        const now = () => performance.now() - begun;
        const look = () => {
          const entries = [...document.querySelectorAll('[data-testid^="entry-"]')];
          const last = entries.at(-1);
          if (!screen && last && last.getBoundingClientRect().bottom > window.innerHeight)
            requestAnimationFrame(() => {
              screen ||= now();
            });
          if (entries.length < wanted) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve({ screen, all: now() }));
        };
        const cells = [...document.querySelectorAll<HTMLElement>('.ag-cell')];
        cells.find((cell) => cell.textContent?.includes(name))?.click();
        look();
      }),
    { name: NAME, wanted: BOOKINGS },
  );
};

/** A trip of 200 bookings on a processor four times slower, opened from the list as soon as that is at rest. Milliseconds. */
export const measurePlanner = async (product: Product) => {
  await plan(product);
  await product.slow(SLOWER);
  const rounds: Painted[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await paint(product));
  await product.slow(1);
  return {
    first: rounds[0]?.screen ?? 0,
    screen: median(rounds.map((round) => round.screen)),
    all: median(rounds.map((round) => round.all)),
  };
};
