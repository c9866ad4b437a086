import { Box, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ItineraryId, TripId } from '@wayline/core/base/ids';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { AttachmentDrop } from '../../../../ui/attachment-drop';
import { ErrorState } from '../../../../ui/error-state';
import { notifyError } from '../../../../ui/notify-error';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { PageSkeleton } from '../../../../ui/skeletons';
import { UploadRow } from '../../../../ui/upload-row';
import { DocumentRow } from '../components/document-row';
import { TripFileChoice } from '../components/trip-file-choice';
import { itineraryQueries } from '../itinerary-queries';
import { useDocuments } from '../use-documents';

/** The files a client gets with their itinerary: vouchers, policies, forms. */
export const ItineraryDocumentsPage = () => {
  const { trip_id, ti_id } = useParams() as { trip_id: TripId; ti_id: ItineraryId };
  const query = useQuery(itineraryQueries.one(trip_id, ti_id));
  const { uploads, start, again, drop, open, take, remove } = useDocuments(trip_id, ti_id);
  const mayEdit = usePermission('Edit Client Itinerary');
  const name = query.data?.itinerary.ti_name ?? 'Itinerary';
  usePage({
    title: `Documents of ${name}`,
    crumbs: [
      { label: 'Trips', to: PATHS.trips() },
      { label: query.data?.preview.trip_name ?? 'Trip', to: PATHS.planner(trip_id) },
      { label: name, to: PATHS.itinerary(trip_id, ti_id) },
    ],
  });
  if (query.isPending) return <PageSkeleton />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const { itinerary, documents } = query.data;
  const publishedAt = itinerary.published_at ?? '';
  const waiting = documents.some((d) => d.created_at > publishedAt);
  return (
    <Box maxW="48rem">
      <PageHeader
        title="Documents"
        count={documents.length}
        subtitle="Vouchers, policies and forms your client can open from the itinerary."
        actions={
          <RouterButton variant={waiting ? 'solid' : 'outline'} to={PATHS.itinerary(trip_id, ti_id)}>
            {waiting ? 'Publish documents' : 'Back to the itinerary'}
          </RouterButton>
        }
      />
      {mayEdit && (
        <>
          <AttachmentDrop label="Document files" onFiles={start} />
          <TripFileChoice tripId={trip_id} taken={documents} onTake={(id) => void take(id).catch(notifyError)} />
        </>
      )}
      {documents.length + uploads.length > 0 ? (
        <Flex
          as="ul"
          direction="column"
          listStyleType="none"
          mt="5"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          divideY="1px"
          aria-label="Documents"
        >
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              published={document.created_at <= publishedAt}
              onOpen={() => void open(document).catch(notifyError)}
              onRemove={mayEdit ? () => void remove(document).catch(notifyError) : undefined}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onAgain={() => again(upload)} onDrop={() => drop(upload.id)} />
          ))}
        </Flex>
      ) : (
        <Text mt="5" color="fg.muted">
          No documents yet. Once you publish, they appear below the days on the client’s page.
        </Text>
      )}
    </Box>
  );
};
