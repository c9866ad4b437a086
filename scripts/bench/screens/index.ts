import { measureDrag } from './drag';
import { measureGrid } from './grid';
import { measureLive } from './live';
import { measurePlanner } from './planner';
import { openProduct } from './product';
import { measureSettings } from './settings';
import { measureShell } from './shell';

const ms = (figure: number) => `${figure.toFixed(0)} ms`;

const product = await openProduct();
try {
  const shell = await measureShell(product);
  console.log('\nThe dashboard opened by somebody signed in, processor four times slower');
  console.log(
    `  the shell can be used after ${ms(shell.frame)} (aim 1500 ms), the page stands after ${ms(shell.page)}`,
  );
  console.log(`  calls made until then: ${shell.calls}`);
  console.log('\nA page of the settings saved');
  const { heard, saved } = await measureSettings(product);
  console.log(`  shown to be heard after ${ms(heard)} (aim 100 ms), said to be saved after ${ms(saved)}`);
  const { first, screen, all } = await measurePlanner(product);
  console.log('\nPlanner of a trip of 200 bookings, processor four times slower');
  console.log(`  the screen is full after ${ms(screen)} (the first time ${ms(first)}; aim 1000 ms)`);
  console.log(`  every booking stands after ${ms(all)}`);
  console.log('\nAn entry of it dragged to another day');
  console.log(`  shown there after ${ms(await measureDrag(product))} (aim 100 ms)`);
  const live = await measureLive(product);
  console.log('\nWhat one writes, at the others');
  console.log(`  on the screen of a second browser after ${ms(live.screen)} (aim 300 ms)`);
  console.log(
    `  at ${live.sockets} sockets of the company after ${ms(live.told)}, ${(live.told / live.bare).toFixed(1)}x a bare server (${ms(live.bare)}); each heard it ${live.most / live.rounds} times`,
  );
  const { thousand, fifty } = await measureGrid(product);
  console.log('\nBookings table, 60 screens scrolled');
  console.log(
    `  with 1,000 rows ${ms(thousand)}, with 50,000 ${ms(fifty)}: ${(fifty / thousand).toFixed(2)}x (aim 1.05x)`,
  );
} finally {
  await product.stop();
}
