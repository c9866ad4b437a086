import { useQueryClient } from '@tanstack/react-query';
import type { ItineraryDocument } from '@wayline/core/areas/trip/itinerary/document';
import type { FileId, ItineraryId, TripId } from '@wayline/core/base/ids';
import { call } from '../../../lib/api';
import { sendFile } from '../../../lib/send-file';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/toaster';
import { useUploads } from '../../../ui/use-uploads';
import { itineraryQueries } from './itinerary-queries';

/** What an advisor does with the documents of a client itinerary: add, take from the trip's files, open, take away. */
export const useDocuments = (tripId: TripId, tiId: ItineraryId) => {
  const client = useQueryClient();
  const at = { tripId, tiId };
  const refresh = () => client.invalidateQueries({ queryKey: itineraryQueries.one(tripId, tiId).queryKey });

  const uploads = useUploads(async (file, onProgress) => {
    const { file_id, ...form } = await call('trips.ti.documents.upload', { ...at, name: file.name, size: file.size });
    await sendFile(form, file, onProgress);
    await call('trips.ti.documents.create', { ...at, file_id, name: file.name });
    await refresh();
  });
  const open = async ({ id }: ItineraryDocument) => {
    const { url } = await call('trips.ti.documents.get', { ...at, file_id: id });
    location.assign(url);
  };
  const take = async (file_id: FileId) => {
    const { document } = await call('trips.ti.documents.take', { ...at, file_id });
    notify({ kind: 'success', title: `${document.name} added` });
    await refresh();
  };
  const remove = async ({ id, name }: ItineraryDocument) => {
    const question = sure(
      `Your client won’t be able to open ${name} anymore, not even from a page you already published.`,
      'Remove document',
    );
    if (!(await confirm(question))) return;
    await call('trips.ti.documents.delete', { ...at, file_id: id });
    notify({ kind: 'success', title: `${name} removed` });
    await refresh();
  };
  return { ...uploads, open, take, remove };
};
