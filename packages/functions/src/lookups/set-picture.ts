import { forgetActor } from '@wayline/core/access/actor-cache';
import { Users } from '@wayline/core/access/people.records';
import { refuse } from '@wayline/core/areas/files/errors';
import { detectImageType, pictureAddress } from '@wayline/core/areas/lookups/picture';
import { Pictures } from '@wayline/core/areas/lookups/picture.records';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

/** The one before it is gone with the same write, so that nobody's picture outlives their wish. */
export const handler = endpoint(
  sharedLookupsContracts['users.avatar.set'],
  ({ input: { image }, actor, db, deps: { newId }, commit }) =>
    retryOnConflict(async () => {
      if (image && detectImageType(Buffer.from(image, 'base64')) !== 'jpg')
        return refuse('attachment.lies', { params: { type: 'JPG' } });
      const user = await db.get(Users, { id: actor.user_id }, true);
      if (!user) return refuse('record.missing');
      const id = image ? newId('file') : undefined;
      const before = user.avatar_file;
      const set = await commit({
        writes: [
          db.updateIf(
            Users,
            { id: user.id },
            {
              expected: { avatar_file: before },
              ...(id ? { set: { avatar_file: id } } : { remove: ['avatar_file'] }),
            },
          ),
          ...(id ? [db.insert(Pictures, { id, jpeg: image })] : []),
          ...(before ? [db.remove(Pictures, { id: before })] : []),
        ],
        audit: { subject: user.id, action: id ? 'user.picture_set' : 'user.picture_removed' },
        answer: { avatar_img: pictureAddress(actor.company_id, id) },
      });
      forgetActor(user.sub);
      return set;
    }),
);
