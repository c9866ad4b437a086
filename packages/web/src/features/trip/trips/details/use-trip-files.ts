import { useQuery } from '@tanstack/react-query';
import type { AttachmentKey, TripFile } from '@wayline/core/areas/trip/trips/people/trip-fields';
import type { BookingId, TripId } from '@wayline/core/base/ids';
import { call } from '../../../../lib/api';
import { resizeForScreens } from '../../../../lib/resize-for-screens';
import { sendFile } from '../../../../lib/send-file';
import { confirm, sure } from '../../../../ui/confirm-dialog';
import { notify } from '../../../../ui/toaster';
import { useUploads } from '../../../../ui/use-uploads';
import { detailQueries } from './detail-queries';

/** A picture as clients see it; any other file goes as it is. */
const asPhoto = (file: File): Promise<File> => resizeForScreens(file).catch(() => file);

/** The files of a trip, or of one booking of it, and what an advisor does with them: add under a key, open, take away. */
export const useTripFiles = (id: TripId, key: AttachmentKey, booking_id?: BookingId) => {
  const query = useQuery(detailQueries.files(id));
  const files = query.data?.files.filter((file) => !booking_id || file.booking_id === booking_id);
  const uploads = useUploads(async (chosen, onProgress) => {
    const file = key === 'Photos' && booking_id ? await asPhoto(chosen) : chosen;
    const { file_id, ...form } = await call('trips.attachments.upload', { id, name: file.name, size: file.size });
    await sendFile(form, file, onProgress);
    await call('trips.attachments.create', { id, file_id, name: file.name, key, booking_id });
    await query.refetch();
  });
  const open = async (file: TripFile) => {
    const { url } = await call('trips.attachments.get', { id, file_id: file.id });
    location.assign(url);
  };
  const remove = async (file: TripFile) => {
    if (!(await confirm(sure(`${file.name} will be deleted for good.`, 'Delete file')))) return;
    await call('trips.attachments.delete', { id, file_id: file.id });
    notify({ kind: 'success', title: `${file.name} deleted` });
    await query.refetch();
  };
  return { query, files, ...uploads, open, remove };
};
