import { chakra, Flex, NativeSelect, Text } from '@chakra-ui/react';
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_MB } from '@wayline/core/files/file-types';
import { ATTACHMENT_KEYS, type AttachmentKey } from '@wayline/core/trips/people/trip-fields';
import { useState } from 'react';
import { useAllowed } from '../../../lib/use-may';
import { DropZone } from '../../../ui/drop-zone';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { notifyError } from '../../../ui/notify-error';
import { CardsSkeleton } from '../../../ui/skeletons';
import { UploadRow } from '../../itinerary/components/upload-row';
import type { TripDialogProps } from './trip-entries';
import { TripFileRow } from './trip-file-row';
import { useTripFiles } from './use-trip-files';

const ACCEPT = ATTACHMENT_TYPES.map((type) => `.${type}`).join(',');
const MEANING: Record<AttachmentKey, string> = {
  Internal: 'Internal, for colleagues only',
  Client: 'Client, may be given to the client',
  Photos: 'Photos',
};

/** The files of a trip. Source: R-TRIP-068..070, R-SHELL-210..213. */
export const FilesSheet = ({ whole, onClose }: Omit<TripDialogProps, 'onChanged'>) => {
  const [key, setKey] = useState<AttachmentKey>('Internal');
  const { query, uploads, start, again, drop, open, remove } = useTripFiles(whole.trip.id, key);
  const allowed = useAllowed('Edit Trips', 'edit trips');
  const files = query.data?.files;
  return (
    <Modal
      open
      kind="sheet"
      width="560px"
      title={files?.length ? `Files · ${files.length}` : 'Files'}
      onClose={onClose}
    >
      <Flex direction="column" gap="3">
        <NativeSelect.Root size="sm">
          <NativeSelect.Field
            aria-label="For whom"
            value={key}
            onChange={(e) => setKey(e.target.value as AttachmentKey)}
          >
            {ATTACHMENT_KEYS.map((value) => (
              <option key={value} value={value}>
                {MEANING[value]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <DropZone
          label="Trip files"
          hint={`Drop pictures, PDFs or office files here, up to ${MAX_ATTACHMENT_MB} MB each.`}
          accept={ACCEPT}
          multiple
          onFiles={(chosen) => allowed(() => start(chosen))()}
        />
        {query.isPending && <CardsSkeleton cards={2} />}
        {query.error && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {files?.length === 0 && uploads.length === 0 && (
          <Text color="fg.muted">No files yet. Contracts, passports and pictures of this trip belong here.</Text>
        )}
        <chakra.ul listStyleType="none" aria-label="Files of this trip">
          {files?.map((file) => (
            <TripFileRow
              key={file.id}
              file={file}
              onOpen={() => void open(file).catch(notifyError)}
              onRemove={allowed(() => void remove(file).catch(notifyError))}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onAgain={() => again(upload)} onDrop={() => drop(upload.id)} />
          ))}
        </chakra.ul>
      </Flex>
    </Modal>
  );
};
