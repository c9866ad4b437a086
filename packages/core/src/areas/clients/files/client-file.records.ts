import * as z from 'zod';
import { FileId } from '../../../base/ids';
import { Instant, Name } from '../../../base/values';
import { record } from '../../../store/record';
import { MAX_ATTACHMENT_BYTES } from '../../files/public-schemas';
import { clientEvents } from '../client.events';
import { ofClient } from '../client.records';
import { ClientId } from '../client-id';
import { ofItsClient } from '../of-its-client';

/** How many files a client may have. */
export const MAX_CLIENT_FILES = 100;

/** A file that is kept of a client; `size` is in bytes. Source: R-ACC-074. */
export const ClientFile = z.object({
  id: FileId,
  client_id: ClientId,
  name: Name,
  size: z.int().min(1).max(MAX_ATTACHMENT_BYTES),
  added_by: z.string(),
  created_at: Instant,
  /** Clients it was of before they were merged, the last one last. */
  came_from: z.array(ClientId).default([]),
});
export type ClientFile = z.infer<typeof ClientFile>;

export const ClientFiles = record({
  name: 'client_file',
  schema: ClientFile,
  key: ['client_id', 'id'],
  partition: (k) => ofClient(k.client_id),
  sort: (k) => ['FILE', k.id],
  label: ({ name }) => name,
  history: ({ client_id }) => client_id,
  facts: { created: ofItsClient(clientEvents.file_added) },
});

/** Where a file of a client is kept: under its own name, so that a merge moves no bytes. */
export const clientFileKey = (company: string, file: string) => `${company}/clients/${file}`;

/** Files as a profile lists them: those of a profile that was merged in come first, then the newest. Source: R-ACC-114. */
export const sortClientFiles = (files: readonly ClientFile[]): ClientFile[] =>
  [...files].sort((a, b) => b.came_from.length - a.came_from.length || b.created_at.localeCompare(a.created_at));
