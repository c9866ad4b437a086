import { chakra, Stack } from '@chakra-ui/react';
import { usePermission } from '../../../lib/use-permission';
import { AttachmentDrop } from '../../../ui/attachment-drop';
import { ErrorState } from '../../../ui/error-state';
import { notifyError } from '../../../ui/notify-error';
import { SectionFrame } from '../../../ui/record/section-frame';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { UploadRow } from '../../../ui/upload-row';
import type { ClientRecord } from '../client-query';
import { ClientFileRow } from './client-file-row';
import { useClientFiles } from './use-client-files';

export const FILES_SECTION = { id: 'files', title: 'Files' } as const;

const Files = ({ client }: { client: ClientRecord }) => {
  const { query, files, uploads, start, again, drop, open, remove } = useClientFiles(client.id);
  const edits = usePermission('Edit Client Profiles') && !client.deleted_at;
  return (
    <SectionFrame {...FILES_SECTION}>
      <Stack gap="3">
        {query.isPending && (
          <Delayed>
            <CardsSkeleton cards={1} />
          </Delayed>
        )}
        {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {(files.length > 0 || uploads.length > 0) && (
          <chakra.ul listStyleType="none" aria-label="Files of this client">
            {files.map((file) => (
              <ClientFileRow
                key={file.id}
                file={file}
                onOpen={() => void open(file).catch(notifyError)}
                onRemove={edits ? () => void remove(file).catch(notifyError) : undefined}
              />
            ))}
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} onAgain={() => again(upload)} onDrop={() => drop(upload.id)} />
            ))}
          </chakra.ul>
        )}
        {edits && <AttachmentDrop label="Client files" onFiles={start} />}
      </Stack>
    </SectionFrame>
  );
};

/** The files of a client, for those who may open documents. Source: R-ACC-074, R-SHELL-210. */
export const FilesSection = ({ client }: { client: ClientRecord }) =>
  usePermission('Documents') ? <Files client={client} /> : null;
