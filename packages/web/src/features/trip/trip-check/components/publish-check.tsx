import { Button } from '@chakra-ui/react';
import { checkTrip } from '@wayline/core/areas/trip/trip-check/trip-check';
import type { TripId } from '@wayline/core/base/ids';
import { useMemo } from 'react';
import { todayHere } from '../../../../lib/today';
import { ErrorState } from '../../../../ui/error-state';
import { Modal } from '../../../../ui/modal';
import { BlockSkeleton, Delayed } from '../../../../ui/skeletons';
import { useTrip } from '../../trips/use-trip';
import { usePapers } from '../use-papers';
import { OpenFindings } from './open-findings';

type Props = { tripId: TripId; onPublish: () => void; onClose: () => void };

/**
 * Before an itinerary goes out with problems or warnings in its trip: what they are, what mends them, and the way to publish anyway.
 * Notes keep nobody from publishing.
 */
export const PublishCheck = ({ tripId, onPublish, onClose }: Props) => {
  const { query, whole, refresh } = useTrip(tripId);
  const papers = usePapers(whole);
  const findings = useMemo(
    () => whole && checkTrip({ ...whole, ...papers, today: todayHere() }).filter(({ severity }) => severity !== 'note'),
    [whole, papers],
  );
  const publish = () => {
    onClose();
    onPublish();
  };
  const body = () => {
    if (whole && findings) return <OpenFindings {...{ whole, findings, refresh }} />;
    if (query.isError) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
    return (
      <Delayed>
        <BlockSkeleton height="200px" />
      </Delayed>
    );
  };
  const isMended = findings?.length === 0;
  return (
    <Modal
      open
      kind="sheet"
      width="560px"
      title="Before you publish"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button variant={isMended ? 'solid' : 'outline'} onClick={publish}>
            {isMended ? 'Publish' : 'Publish anyway'}
          </Button>
        </>
      }
    >
      {body()}
    </Modal>
  );
};
