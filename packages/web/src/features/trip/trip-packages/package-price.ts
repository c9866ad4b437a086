import type { SettledPackage } from '@wayline/core/areas/trip/trip-packages/settle-package';
import type { PackageNow } from './package-queries';

type Standing = { settled: SettledPackage; known: PackageNow | undefined; unsaved: boolean; seesFigures: boolean };

/**
 * What a package comes to while it is edited. Whoever is not shown its markup is told the price that the server has worked out; after an
 * edit there is none until it is saved.
 */
export const packagePrice = ({ settled, known, unsaved, seesFigures }: Standing): number | undefined => {
  if (seesFigures || !known) return settled.figures.total_price;
  return unsaved ? undefined : known.total_price;
};
