import type { User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { getAttachmentModel } from '@wayline/core/areas/lookups/attachment-model';
import { pictureAddress } from '@wayline/core/areas/lookups/picture';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { UserId } from '@wayline/core/base/ids';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

const ofUsers = getAttachmentModel('collaborator');

/** Every id that was asked for is answered, with no address where there is no picture. Source: R-SHELL-156, R-SHELL-270 (G-075). */
export const handler = endpoint(
  sharedLookupsContracts['misc.attachments.by-model'],
  async ({ input: { model, 'model_id[]': ids }, actor, db }) => {
    const users = ids.flatMap((id) => UserId.safeParse(id).data ?? []);
    const wanted = model === ofUsers ? users : [];
    const found = await db.getMany(wanted.map((id) => ({ def: Users, key: { id } })));
    const addresses = new Map<string, string>();
    for (const user of found as (User | undefined)[]) {
      const address = pictureAddress(actor.company_id, user?.avatar_file);
      if (user && address) addresses.set(user.id, address);
    }
    return ok({ image_urls: Object.fromEntries(ids.map((id) => [id, [addresses.get(id) ?? []].flat()])) });
  },
);
