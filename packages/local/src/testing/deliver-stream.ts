import { readStream } from './stream-batch';
import type { World } from './world';

/** How far the stream of each table was handed on. */
const places = new Map<string, string | undefined>();

/** Hands what the table's stream holds since the last time to its consumer, as the stream does within a second: searches then find what was saved. */
export const deliverStream = async (world: World): Promise<void> => {
  const { name } = world.table;
  const { batch, place } = await readStream(name, places.get(name));
  await world.job('deliver-events', batch);
  places.set(name, place);
};
