import { FileId } from '@wayline/core/base/ids';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';
import { SMALL_PNG } from '../sweeps/small-pictures';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A logo of the company. */
    logo: FileId;
  }
}

export const PREPARES: Preparation = {
  placeholders: (id) => ({ logo: FileId.parse(id('fil')) }),
  make: async ({ world, as }) => {
    const { logo_file } = expectOk(await world.call('users.logo.create', { image: SMALL_PNG }, { as }));
    return { company: as.company_id, logo: logo_file };
  },
};
