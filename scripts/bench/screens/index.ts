import { measureDrag } from './drag';
import { measureGrid } from './grid';
import { measurePlanner } from './planner';
import { openProduct } from './product';

const ms = (figure: number) => `${figure.toFixed(0)} ms`;

const product = await openProduct();
try {
  const { first, screen, all } = await measurePlanner(product);
  console.log('\nPlanner of a trip of 200 bookings, processor four times slower');
  console.log(`  the screen is full after ${ms(screen)} (the first time ${ms(first)}; aim 1000 ms)`);
  console.log(`  every booking stands after ${ms(all)}`);
  console.log('\nAn entry of it dragged to another day');
  console.log(`  shown there after ${ms(await measureDrag(product))} (aim 100 ms)`);
  const { thousand, fifty } = await measureGrid(product);
  console.log('\nBookings table, 60 screens scrolled');
  console.log(
    `  with 1,000 rows ${ms(thousand)}, with 50,000 ${ms(fifty)}: ${(fifty / thousand).toFixed(2)}x (aim 1.05x)`,
  );
} finally {
  await product.stop();
}
