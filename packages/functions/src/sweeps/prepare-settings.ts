import { randomUUID } from 'node:crypto';
import type { Person, World } from '@wayline/local/testing/world';
import { good } from './good';

/** What the samples of settings begin from. */
export type PreparedSettings = {
  /** The versions of the page of time zone and currency, and of one's own profile. */
  settingVersion: number;
  profileVersion: number;
  /** A type of supplier that the company has added, which may be taken away. */
  supplierType: string;
};

const supplierType = async (world: World, as: Person) => {
  const id = randomUUID();
  const section = 'supplier_types' as const;
  const { version, value } = good(await world.call('users.settings.get', { section }, { as }));
  const { entries } = value as { entries: object[] };
  const added = { entries: [...entries, { id, name: `Villas ${id}` }] };
  good(await world.call('users.settings.save', { section, version, value: added }, { as }));
  return id;
};

/** As much of it as is wanted. */
export const prepareSettings = async (
  world: World,
  as: Person,
  wants: (keys: readonly string[]) => boolean,
): Promise<Partial<PreparedSettings>> => {
  const section = 'timezonecurrency' as const;
  return {
    ...(wants(['settingVersion']) && {
      settingVersion: good(await world.call('users.settings.get', { section }, { as })).version,
    }),
    ...(wants(['profileVersion']) && {
      profileVersion: good(await world.call('users.profile-sub-resources', {}, { as })).profile.version,
    }),
    ...(wants(['supplierType']) && { supplierType: await supplierType(world, as) }),
  };
};
