import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProductProcess } from './product-process';

const LOOK_AGAIN_MS = 2;

/** Waits until a first start is in the middle of laying out the demo data, or has ended. */
export const demoBegun = async (dataDir: string, product: Pick<ProductProcess, 'isRunning'>): Promise<void> => {
  const users = path.join(dataDir, 'users');
  const begun = () => existsSync(users) && readdirSync(users).some((name) => name.startsWith('user'));
  while (product.isRunning() && !begun()) await wait(LOOK_AGAIN_MS);
};

/** Waits until the demo's own trips are planned too, so that every write after it is somebody else's. */
export const demoComplete = async (origin: string): Promise<void> => {
  while (!(await fetch(`${origin}/local/demo`)).ok) await wait(LOOK_AGAIN_MS);
};
