import { Users } from '@wayline/core/identity/people.records';
import { refuse } from '@wayline/core/kernel/result';
import { imageTypeOf, pictureAddress } from '@wayline/core/lookups/picture';
import { Pictures } from '@wayline/core/lookups/picture.records';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { forgetActor } from '../kernel/actor-cache';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';

/** The one before it is gone with the same write, so that nobody's picture outlives their wish. */
export const handler = endpoint(
  sharedLookupsContracts['users.avatar.set'],
  ({ input: { image }, actor, deps: { table, newId }, commit }) =>
    decideAgain(async () => {
      if (image && imageTypeOf(Buffer.from(image, 'base64')) !== 'jpg')
        return refuse('attachment.lies', { fill: { type: 'JPG' } });
      const user = await getRecord(table, actor.company_id, Users, { id: actor.user_id }, true);
      if (!user) return refuse('record.missing');
      const id = image ? newId('file') : undefined;
      const before = user.avatar_file;
      const w = writesFor(table, actor.company_id);
      const set = await commit({
        writes: [
          w.adjust(
            Users,
            { id: user.id },
            {
              still: { avatar_file: before },
              ...(id ? { set: { avatar_file: id } } : { remove: ['avatar_file'] }),
            },
          ),
          ...(id ? [w.insert(Pictures, { id, jpeg: image })] : []),
          ...(before ? [w.remove(Pictures, { id: before })] : []),
        ],
        audit: { subject: user.id, action: id ? 'user.picture_set' : 'user.picture_removed' },
        answer: { avatar_img: pictureAddress(actor.company_id, id) },
      });
      forgetActor(user.sub);
      return set;
    }),
);
