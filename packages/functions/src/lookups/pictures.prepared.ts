import { CompanyId, FileId } from '@wayline/core/base/ids';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';
import { SMALL_JPEG } from '../sweeps/small-pictures';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A picture of a user, and the company under which it is opened. */
    picture: FileId;
    company: CompanyId;
  }
}

export const PREPARES: Preparation = {
  placeholders: (id) => ({ picture: FileId.parse(id('fil')), company: CompanyId.parse(id('cmp')) }),
  make: async ({ world, as }) => {
    const { avatar_img } = expectOk(await world.call('users.avatar.set', { image: SMALL_JPEG }, { as }));
    const [file, company] = (avatar_img ?? '').split('/').reverse();
    return { company: CompanyId.parse(company), picture: FileId.parse(file) };
  },
};
