import { Button } from '@chakra-ui/react';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import type { Counts } from '@wayline/core/areas/trip/trip-check/finding';
import { lazy, Suspense, useState } from 'react';
import { saveFirst } from '../../../../ui/save-first';
import { usePublish } from '../use-publish';

const PublishCheck = lazy(async () => ({
  default: (await import('../../trip-check/components/publish-check')).PublishCheck,
}));

type Props = { itinerary: Itinerary; check: Counts; onPublished?: () => void };

/** Freezes what the client will see, with what is typed; where the trip check has found problems or warnings, it shows them first. */
export const PublishButton = ({ itinerary, check, onPublished }: Props) => {
  const [checking, setChecking] = useState(false);
  const { publish, isPublishing, isWaiting } = usePublish(itinerary, onPublished);
  const published = itinerary.published_version > 0;
  const toMend = check.problem + check.warning;
  return (
    <>
      <Button
        variant={published ? 'outline' : 'solid'}
        loading={isPublishing}
        disabled={isWaiting}
        onClick={saveFirst(() => (toMend > 0 ? setChecking(true) : publish()))}
      >
        {published ? 'Publish again' : 'Publish'}
      </Button>
      {checking && (
        <Suspense fallback={null}>
          <PublishCheck tripId={itinerary.trip_id} onPublish={publish} onClose={() => setChecking(false)} />
        </Suspense>
      )}
    </>
  );
};
