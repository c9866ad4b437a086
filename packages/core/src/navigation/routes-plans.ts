import { TIERS, type Tier } from '../access/tiers';
import { planFor } from './guards';
import { APP_PATHS, type AppPath, listGuards } from './routes';
import { pathAbove } from './routes-titles';

const planOf = (path: AppPath | undefined): Tier | undefined => path && planFor(listGuards(path));

/** What each plan opens beyond the smaller ones: the highest addresses, as everything below them opens with them. */
export const OPENED_BY: readonly { plan: Tier; paths: readonly AppPath[] }[] = TIERS.map((plan) => ({
  plan,
  paths: APP_PATHS.filter((path) => planOf(path) === plan && planOf(pathAbove(path)) !== plan),
}));
