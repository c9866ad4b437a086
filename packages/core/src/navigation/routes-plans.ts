import { TIERS, type Tier } from '../access/tiers';
import { planFor } from './guards';
import { APP_PATHS, type AppPath, listGuards } from './routes';
import { getPageTitle, pathAbove } from './routes-titles';
import { isUsable } from './settings-to-come';

const planOf = (path: AppPath | undefined): Tier | undefined => path && planFor(listGuards(path));

/** What each plan opens beyond the smaller ones: the highest addresses, as everything below them opens with them. */
export const OPENED_BY: readonly { plan: Tier; paths: readonly AppPath[] }[] = TIERS.map((plan) => ({
  plan,
  paths: APP_PATHS.filter((path) => planOf(path) === plan && planOf(pathAbove(path)) !== plan),
}));

/** What each plan offers beyond the smaller ones, by the titles of its pages: what is still to come is part of no plan. */
export const SOLD_BY: readonly { plan: Tier; titles: readonly string[] }[] = OPENED_BY.map(({ plan, paths }) => ({
  plan,
  titles: [...new Set(paths.filter(isUsable).map(getPageTitle))],
}));
