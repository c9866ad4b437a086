import { randomUUID } from 'node:crypto';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** The versions of the page of time zone and currency, and of one's own profile. */
    settingVersion: number;
    profileVersion: number;
    /** A type of supplier that the company has added, which may be taken away. */
    supplierType: string;
    /** The name that the company's links may have. */
    clientHost: string;
  }
}

const supplierType = async (world: World, as: Person) => {
  const id = randomUUID();
  const section = 'supplier_types' as const;
  const { version, value } = expectOk(await world.call('users.settings.get', { section }, { as }));
  const { entries } = value as { entries: object[] };
  const added = { entries: [...entries, { id, name: `Villas ${id}` }] };
  expectOk(await world.call('users.settings.save', { section, version, value: added }, { as }));
  return id;
};

/** The name that every company of the sweeps would like; a company has one, and nobody verifies it there. */
const CLIENT_HOST = 'trips.sweeps.example';
const clientHost = async (world: World, as: Person) => {
  const section = 'domain' as const;
  const { version } = expectOk(await world.call('users.settings.get', { section }, { as }));
  expectOk(await world.call('users.settings.save', { section, version, value: { host_name: CLIENT_HOST } }, { as }));
  return CLIENT_HOST;
};

export const PREPARES: Preparation = {
  placeholders: (_, digit) => ({
    settingVersion: 0,
    profileVersion: 1,
    supplierType: digit.repeat(36),
    clientHost: CLIENT_HOST,
  }),
  make: async ({ world, as, wants }) => {
    const section = 'timezonecurrency' as const;
    return {
      ...(wants('settingVersion') && {
        settingVersion: expectOk(await world.call('users.settings.get', { section }, { as })).version,
      }),
      ...(wants('profileVersion') && {
        profileVersion: expectOk(await world.call('users.profile-sub-resources', {}, { as })).profile.version,
      }),
      ...(wants('clientHost') && { clientHost: await clientHost(world, as) }),
      ...(wants('supplierType') && { supplierType: await supplierType(world, as) }),
    };
  },
};
