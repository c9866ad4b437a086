import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../ui/error-state';
import { Modal } from '../../../../ui/modal';
import { CardsSkeleton } from '../../../../ui/skeletons';
import { CollaboratorsForm } from './collaborators-form';
import { detailQueries } from './detail-queries';
import type { TripDialogProps } from './trip-entries';

/** Who of the company works on a trip, and in which parts. Source: R-SHELL-247. */
export const CollaboratorsDialog = ({ whole, onClose, onChanged }: TripDialogProps) => {
  const { id } = whole.trip;
  const query = useQuery({ ...detailQueries.collaborators(id), refetchOnMount: 'always' });
  if (query.data && query.isFetchedAfterMount)
    return <CollaboratorsForm id={id} people={query.data} onClose={onClose} onChanged={onChanged} />;
  return (
    <Modal open kind="sheet" title="Collaborators" width="560px" onClose={onClose}>
      {query.error ? <ErrorState error={query.error} onRetry={() => query.refetch()} /> : <CardsSkeleton />}
    </Modal>
  );
};
