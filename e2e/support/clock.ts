import { type APIRequestContext, expect } from '@playwright/test';
import { PATIENCE } from '../../scripts/patience';

/** Moves the clock of the product on. It answers once all that has become due is done, of every company that the journeys have left. */
export const moveClock = async (request: APIRequestContext, minutes: number): Promise<void> => {
  const moved = await request.post(`/local/clock?minutes=${minutes}`, { timeout: PATIENCE.journey });
  expect(moved.status()).toBe(200);
};
