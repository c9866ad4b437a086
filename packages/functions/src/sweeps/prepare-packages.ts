import type { TripId } from '@wayline/core/base/ids';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from './expect-ok';

/** A package of a trip, and one that was deleted. */
export const preparePackages = async (world: World, as: Person, name: string, trip: { id: TripId }) => {
  const made = async () =>
    expectOk(
      await world.call('trips.packages.create', { id: trip.id, name, currency: 'EUR', description: name }, { as }),
    ).package.id;
  const [tripPackage, deletedPackage] = [await made(), await made()];
  expectOk(await world.call('trips.packages.delete', { id: trip.id, package_id: deletedPackage }, { as }));
  return { tripPackage, deletedPackage };
};
