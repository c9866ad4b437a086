import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ItineraryId, TripId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { PageSkeleton } from '../../../../ui/skeletons';
import { itineraryQueries } from '../itinerary-queries';

const DEVICES = {
  phone: { word: 'Phone', width: '390px', height: 'min(780px, 78dvh)', radius: '28px' },
  desktop: { word: 'Desktop', width: '100%', height: '78dvh', radius: '8px' },
} as const;
type Device = keyof typeof DEVICES;
const NAMES = Object.keys(DEVICES) as Device[];

/** The page as the client would get it now, in the frame of their phone or desk. Nobody is told of it and no link is made. */
export const ItineraryPreviewPage = () => {
  const { trip_id, ti_id } = useParams() as { trip_id: TripId; ti_id: ItineraryId };
  const query = useQuery(itineraryQueries.preview(trip_id, ti_id));
  const travel = useQuery(itineraryQueries.travel(trip_id, ti_id));
  const [device, setDevice] = useState<Device>('phone');
  const name = query.data?.ti_name ?? 'Itinerary';
  usePage({
    title: `Preview of ${name}`,
    crumbs: [
      { label: 'Trips', to: PATHS.trips() },
      { label: name, to: PATHS.itinerary(trip_id, ti_id) },
    ],
  });
  if (query.isPending) return <PageSkeleton />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const { width, height, radius } = DEVICES[device];
  const behind = travel.data
    ? `By ${travel.data.company_details.company_name}, with ${countOf(travel.data.tripDocuments.length, 'document')}.`
    : '';
  return (
    <Box>
      <PageHeader
        title="Preview"
        subtitle={`Exactly what your client sees if you publish now. ${behind}`}
        actions={
          <HStack wrap="wrap">
            <HStack role="group" aria-label="Screen" gap="1">
              {NAMES.map((one) => (
                <Button
                  key={one}
                  size="sm"
                  variant={one === device ? 'subtle' : 'ghost'}
                  aria-pressed={one === device}
                  onClick={() => setDevice(one)}
                >
                  {DEVICES[one].word}
                </Button>
              ))}
            </HStack>
            <RouterButton variant="outline" to={PATHS.itinerary(trip_id, ti_id)}>
              Back to the itinerary
            </RouterButton>
          </HStack>
        }
      />
      <Box
        mx="auto"
        w={width}
        maxW="100%"
        h={height}
        overflow="hidden"
        borderWidth={device === 'phone' ? '8px' : '1px'}
        borderColor={device === 'phone' ? 'fg' : 'border'}
        borderRadius={radius}
        data-testid={`preview-${device}`}
      >
        {/* No script runs in the preview, whatever its words are; its own styles and fonts load, and links open beside it. */}
        <chakra.iframe
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          title={`${name} as your client sees it`}
          srcDoc={query.data.html}
          w="100%"
          h="100%"
          border="0"
          display="block"
        />
      </Box>
    </Box>
  );
};
