import { useQuery } from '@tanstack/react-query';
import { Modal } from '../../../../ui/modal';
import { detailQueries } from './detail-queries';
import { FilesPanel } from './files-panel';
import type { TripDialogProps } from './trip-entries';

/** The files of a trip, those of its bookings among them. */
export const FilesSheet = ({ whole, onClose }: Omit<TripDialogProps, 'onChanged'>) => {
  const count = useQuery(detailQueries.files(whole.trip.id)).data?.files.length;
  return (
    <Modal open kind="sheet" width="560px" title={count ? `Files · ${count}` : 'Files'} onClose={onClose}>
      <FilesPanel trip={whole.trip.id} />
    </Modal>
  );
};
