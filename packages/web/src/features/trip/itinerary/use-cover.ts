import { useMutation, useQuery } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { call } from '../../../lib/api';
import { createPictureError } from '../../../lib/reencode-image';
import { resizeForScreens } from '../../../lib/resize-for-screens';
import { sendFile } from '../../../lib/send-file';
import { notifyError } from '../../../ui/notify-error';
import { itineraryQueries } from './itinerary-queries';
import { savingKey } from './use-saves-in-turn';

const silent = () => undefined;
const unreadable = () => createPictureError("This file can't be read as a photo. Choose a JPG, PNG or WebP picture.");

/** The cover that an advisor uploads for a client itinerary: what it looks like, how it is replaced and removed. */
export const useCover = (
  { trip_id: tripId, id: tiId, uploaded_cover: cover }: Itinerary,
  onSaved: () => Promise<unknown>,
) => {
  const query = useQuery({ ...itineraryQueries.cover(tripId, tiId, cover?.id ?? ''), enabled: Boolean(cover) });
  const saving = {
    mutationKey: [...savingKey(tiId), 'cover'],
    scope: { id: tiId },
    onError: notifyError,
    onSettled: onSaved,
  };
  const upload = useMutation({
    ...saving,
    mutationFn: async (file: File) => {
      const photo = await resizeForScreens(file).catch(() => Promise.reject(unreadable()));
      const at = { tripId, tiId };
      const { file_id, ...form } = await call('trips.ti.cover.upload', { ...at, type: 'image/jpeg', size: photo.size });
      await sendFile(form, photo, silent);
      await call('trips.ti.cover.set', { ...at, file_id });
    },
  });
  const remove = useMutation({ ...saving, mutationFn: () => call('trips.ti.cover.delete', { tripId, tiId }) });
  return {
    url: cover && query.data?.url,
    upload: upload.mutate,
    remove: () => remove.mutate(),
    isUploading: upload.isPending,
    isRemoving: remove.isPending,
  };
};
