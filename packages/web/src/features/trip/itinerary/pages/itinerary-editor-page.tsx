import { Box, Button, Grid, HStack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItineraryId, TripId } from '@wayline/core/base/ids';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useChannel } from '../../../../lib/live';
import { PATHS } from '../../../../lib/paths';
import { useHasUnsavedEdits } from '../../../../lib/unsaved-edits';
import { useGuardedAction } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { PageHeader } from '../../../../ui/page-header';
import { saveFirst } from '../../../../ui/save-first';
import { PageSkeleton } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { CheckNotice } from '../../trip-check/components/check-notice';
import { DaysPreview } from '../components/days-preview';
import { EditorActions } from '../components/editor-actions';
import { EventsPanel } from '../components/events-panel';
import { ItineraryForm } from '../components/itinerary-form';
import { ItineraryState } from '../components/itinerary-state';
import { ItinerarySwitcher } from '../components/itinerary-switcher';
import { PublishButton } from '../components/publish-button';
import { SectionsEditor } from '../components/sections-editor';
import { ShareDialog } from '../components/share-dialog';
import { ShareList } from '../components/share-list';
import { ShownBookings } from '../components/shown-bookings';
import { itineraryQueries } from '../itinerary-queries';
import { REVIEW } from '../review';
import { useNewItinerary } from '../use-new-itinerary';
import { useUnpublishedChanges } from '../use-unpublished-changes';

const ReviewDialog = lazy(async () => ({ default: (await import('../components/review-dialog')).ReviewDialog }));

/** The editor of a client itinerary: words, preview, publish, share, and who has looked. */
export const ItineraryEditorPage = () => {
  const { trip_id, ti_id } = useParams() as { trip_id: TripId; ti_id: ItineraryId };
  const client = useQueryClient();
  const query = useQuery(itineraryQueries.one(trip_id, ti_id));
  const [sharing, setSharing] = useState(false);
  const [search, setSearch] = useSearchParams();
  const reviewing = search.has(REVIEW);
  const setReviewing = (open: boolean) => setSearch(open ? { [REVIEW]: '' } : {}, { replace: true });
  const changes = useUnpublishedChanges(trip_id, (query.data?.itinerary.published_version ?? 0) > 0);
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: itineraryQueries.ofTrip(trip_id).queryKey }),
    [client, trip_id],
  );
  useChannel(`trip.${trip_id}`, (event) => {
    if (event.kind === 'itinerary_viewed' || event.kind === 'itinerary_answered')
      notify({ kind: 'info', title: event.title ?? 'Your client opened the itinerary', text: event.body });
  });
  const unsaved = useHasUnsavedEdits();
  const { begin, dialog } = useNewItinerary(trip_id, query.data?.preview.trip_name ?? '');
  const mayShare = useGuardedAction('Share Trips', 'share trips');
  usePage({
    title: query.data?.itinerary.ti_name ?? 'Itinerary',
    crumbs: [
      { label: 'Trips', to: PATHS.trips() },
      { label: query.data?.preview.trip_name ?? 'Trip', to: PATHS.planner(trip_id) },
    ],
  });
  if (query.isPending) return <PageSkeleton />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const { itinerary, activities, bookings, documents, events, preview, check, recipient } = query.data;
  const titles = new Map(bookings.map(({ id, title }) => [id, title]));
  const published = itinerary.published_version > 0;
  return (
    <Box key={ti_id}>
      <PageHeader
        title={itinerary.ti_name}
        subtitle={
          <HStack as="span" gap="2" wrap="wrap">
            <ItineraryState
              version={itinerary.published_version}
              changes={changes.get(ti_id)}
              unsaved={unsaved}
              review={
                <Button size="xs" variant="outline" onClick={saveFirst(() => setReviewing(true))}>
                  Review and publish
                </Button>
              }
            />
            <ItinerarySwitcher itinerary={itinerary} onNew={begin} />
          </HStack>
        }
        actions={
          <HStack wrap="wrap">
            <EditorActions itinerary={itinerary} documents={documents.length} onChanged={refresh} />
            <IfPermitted permission="Edit Client Itinerary">
              <PublishButton itinerary={itinerary} check={check} />
            </IfPermitted>
            <IfPermitted permission="Share Trips">
              <Button
                variant={published ? 'solid' : 'outline'}
                disabled={!published}
                aria-describedby={published ? undefined : 'share-needs'}
                onClick={mayShare(saveFirst(() => setSharing(true)))}
              >
                Share
              </Button>
              {!published && (
                <Text
                  id="share-needs"
                  color="fg.muted"
                  textStyle="small"
                  flexBasis="100%"
                  textAlign={{ base: 'start', md: 'end' }}
                >
                  Publish this itinerary first. Then you can share it.
                </Text>
              )}
            </IfPermitted>
          </HStack>
        }
      />
      <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 22rem' }} gap="8" alignItems="start">
        <Box>
          <IfPermitted permission="Edit Client Itinerary">
            <ItineraryForm itinerary={itinerary} onSaved={refresh} />
            <SectionsEditor itinerary={itinerary} onChanged={refresh} />
          </IfPermitted>
          <EventsPanel tripId={trip_id} events={events} firstDay={preview.start_date} onChanged={refresh} />
          <IfPermitted permission="Edit Client Itinerary">
            <ShownBookings itinerary={itinerary} bookings={bookings} onChanged={refresh} />
          </IfPermitted>
          <Text mt="8" mb="2" textStyle="section">
            Client preview
          </Text>
          <CheckNotice counts={check} tripId={trip_id} />
          <DaysPreview preview={preview} />
        </Box>
        <ShareList itinerary={itinerary} activities={activities} titles={titles} onChanged={refresh} />
      </Grid>
      {dialog}
      {reviewing && published && (
        <Suspense fallback={null}>
          <ReviewDialog itinerary={itinerary} check={check} onClose={() => setReviewing(false)} onChanged={refresh} />
        </Suspense>
      )}
      {sharing && (
        <ShareDialog itinerary={itinerary} recipient={recipient} onClose={() => setSharing(false)} onShared={refresh} />
      )}
    </Box>
  );
};
