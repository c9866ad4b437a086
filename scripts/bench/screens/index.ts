import { measurePlanner } from './planner';
import { openProduct } from './product';

const product = await openProduct();
try {
  const { first, again } = await measurePlanner(product);
  console.log('\nPlanner of a trip of 200 bookings, processor four times slower');
  console.log(`  painted, the first time ${first.toFixed(0)} ms, again ${again.toFixed(0)} ms (aim 1000 ms)`);
} finally {
  await product.stop();
}
