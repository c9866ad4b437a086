import { useQuery } from '@tanstack/react-query';
import type { LibraryId } from '@wayline/core/base/ids';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { CardsSkeleton } from '../../../ui/skeletons';
import { libraryQueries } from '../library-queries';
import { LibraryEditor } from './library-editor';

type Props = { id: LibraryId; onClose: () => void };

/** Reads a library booking whole before it is edited: a row of the list carries only its columns. */
export const KnownItemEditor = ({ id, onClose }: Props) => {
  const { data, error, refetch } = useQuery({ ...libraryQueries.item(id), staleTime: 0, gcTime: 0 });
  if (data) return <LibraryEditor item={data.item} onClose={onClose} />;
  return (
    <Modal open kind="sheet" width="560px" title="Library booking" onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />}
    </Modal>
  );
};
