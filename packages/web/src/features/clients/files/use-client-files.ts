import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type CallOutput, call } from '../../../lib/api';
import { sendFile } from '../../../lib/send-file';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/toaster';
import { useUploads } from '../../../ui/use-uploads';

export type ClientFile = CallOutput<'crm.attachments.list'>['files'][number];
const STAY = { onMissing: 'stay' } as const;

const clientFilesQuery = (client_id: ClientId) =>
  queryOptions({
    queryKey: ['clients', client_id, 'files'] as const,
    queryFn: ({ signal }) => call('crm.attachments.list', { client_id }, { signal, ...STAY }),
  });

/** The files of a client, and what is done with them: add, open, delete. */
export const useClientFiles = (client_id: ClientId) => {
  const query = useQuery(clientFilesQuery(client_id));
  const uploads = useUploads(async (file, onProgress) => {
    const named = { client_id, name: file.name };
    const { file_id, ...form } = await call('crm.attachments.upload', { ...named, size: file.size }, STAY);
    await sendFile(form, file, onProgress);
    await call('crm.attachments.create', { ...named, file_id }, STAY);
    await query.refetch();
  });
  const open = async ({ id }: ClientFile) => {
    const { url } = await call('crm.attachments.get', { client_id, file_id: id }, STAY);
    location.assign(url);
  };
  const remove = async ({ id, name }: ClientFile) => {
    if (!(await confirm(sure(`${name} will be deleted for good.`, 'Delete file')))) return;
    await call('crm.attachments.delete', { client_id, file_id: id }, STAY);
    notify({ kind: 'success', title: `${name} deleted` });
    await query.refetch();
  };
  return { query, files: query.data?.files ?? [], ...uploads, open, remove };
};
