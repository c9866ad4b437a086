import { chakra, Flex, NativeSelect, Text } from '@chakra-ui/react';
import { ATTACHMENT_KEYS, type AttachmentKey } from '@wayline/core/areas/trip/trips/people/trip-fields';
import type { BookingId, TripId } from '@wayline/core/base/ids';
import { useState } from 'react';
import { usePermission } from '../../../../lib/use-permission';
import { AttachmentDrop } from '../../../../ui/attachment-drop';
import { ErrorState } from '../../../../ui/error-state';
import { notifyError } from '../../../../ui/notify-error';
import { CardsSkeleton } from '../../../../ui/skeletons';
import { UploadRow } from '../../../../ui/upload-row';
import { TripFileRow } from './trip-file-row';
import { useTripFiles } from './use-trip-files';

const MEANING: Record<AttachmentKey, string> = {
  Internal: 'Internal, for your team only',
  Client: 'Client, can be added to the itinerary',
  Photos: 'Photos, can be added to the itinerary',
};
/** What is said otherwise where the file belongs to a booking: its photos are on the client's page. */
const OF_BOOKING: Partial<Record<AttachmentKey, string>> = { Photos: 'Photos, shown to your client' };
const WORDS = {
  trip: { drop: 'Trip files', list: 'Files on this trip', none: 'Contracts, passports and photos' },
  booking: {
    drop: 'Booking files',
    list: 'Files on this booking',
    none: 'Vouchers, tickets and photos',
  },
};

type Props = { trip: TripId; booking?: BookingId };

/** The files of a trip, or of one booking of it. Source: R-TRIP-068..070, R-SHELL-210..213. */
export const FilesPanel = ({ trip, booking }: Props) => {
  const [key, setKey] = useState<AttachmentKey>('Internal');
  const { query, files, uploads, start, again, drop, open, remove } = useTripFiles(trip, key, booking);
  const mayEdit = usePermission('Edit Trips');
  const words = WORDS[booking ? 'booking' : 'trip'];
  return (
    <Flex direction="column" gap="3">
      {mayEdit && (
        <>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              aria-label="Visible to"
              value={key}
              onChange={(e) => setKey(e.target.value as AttachmentKey)}
            >
              {ATTACHMENT_KEYS.map((value) => (
                <option key={value} value={value}>
                  {(booking && OF_BOOKING[value]) ?? MEANING[value]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <AttachmentDrop label={words.drop} onFiles={start} />
        </>
      )}
      {query.isPending && <CardsSkeleton cards={2} />}
      {query.error && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {files?.length === 0 && uploads.length === 0 && <Text color="fg.muted">No files yet. {words.none} go here.</Text>}
      <chakra.ul listStyleType="none" aria-label={words.list}>
        {files?.map((file) => (
          <TripFileRow
            key={file.id}
            file={file}
            onOpen={() => void open(file).catch(notifyError)}
            onRemove={mayEdit ? () => void remove(file).catch(notifyError) : undefined}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onAgain={() => again(upload)} onDrop={() => drop(upload.id)} />
        ))}
      </chakra.ul>
    </Flex>
  );
};
