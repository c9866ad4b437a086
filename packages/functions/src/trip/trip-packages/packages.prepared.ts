import { TripPackageId } from '@wayline/core/base/ids';
import { expectOk } from '../../sweeps/expect-ok';
import type { Preparation } from '../../sweeps/prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    /** A package of the trip, and one that was deleted. */
    tripPackage: TripPackageId;
    deletedPackage: TripPackageId;
  }
}

export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id) => ({
    tripPackage: TripPackageId.parse(id('pkg')),
    deletedPackage: TripPackageId.parse(id('pkg')),
  }),
  make: async ({ world, as, name, trip }) => {
    const made = async () =>
      expectOk(
        await world.call('trips.packages.create', { id: trip, name, currency: 'EUR', description: name }, { as }),
      ).package.id;
    const [tripPackage, deletedPackage] = [await made(), await made()];
    expectOk(await world.call('trips.packages.delete', { id: trip, package_id: deletedPackage }, { as }));
    return { tripPackage, deletedPackage };
  },
};
