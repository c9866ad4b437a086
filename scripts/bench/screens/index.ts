import { measurePlanner } from './planner';
import { openProduct } from './product';
import { measureScroll } from './scroll';

const product = await openProduct();
try {
  const planner = await measurePlanner(product);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log('\nPlanner of a trip of 200 bookings, processor four times slower');
  console.log(`  painted, the first time ${ms(planner.first)}, again ${ms(planner.again)} (aim 1000 ms)`);
  console.log(
    `  dragged booking seen on its day after ${ms(planner.shown)} (aim 100 ms), saved after ${ms(planner.saved)}`,
  );
  const scrolls = await measureScroll(product, [1_000, 50_000]);
  console.log('\nScrolling the trip list by a screen, per frame');
  for (const { count, ms } of scrolls)
    console.log(
      `  ${count.toLocaleString('en-US').padStart(6)} rows  ${ms.toFixed(1)} ms  ${(ms / (scrolls[0]?.ms ?? ms)).toFixed(2)}x (aim 1.05x)`,
    );
} finally {
  await product.stop();
}
