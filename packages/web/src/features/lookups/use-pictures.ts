import { useQuery } from '@tanstack/react-query';
import { getAttachmentModel } from '@wayline/core/areas/lookups/attachment-model';
import { call } from '../../lib/api';

/** The pictures of people by their ids; a person without one, and everybody until they are there, has none. Source: R-SHELL-156, R-SHELL-270, R-SHELL-271. */
export const usePictures = (kind: 'individual' | 'collaborator', ids: readonly string[]) => {
  const model = getAttachmentModel(kind);
  const { data = {} } = useQuery({
    queryKey: ['lookups', 'pictures', model, ids],
    queryFn: async ({ signal }) => {
      const input = { model, key: 'avatar', path: 'avatar_img', 'model_id[]': ids.join(',') };
      return (await call('misc.attachments.by-model', input, { signal, onMissing: 'stay' })).image_urls;
    },
    enabled: ids.length > 0,
    retry: false,
  });
  return (id: string): string | undefined => data[id]?.[0];
};
