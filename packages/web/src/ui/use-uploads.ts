import { attachmentFault } from '@wayline/core/areas/files/file-types';
import { useState } from 'react';
import { asApiError } from '../lib/api-error';

/** A file on its way: how much of it has left, 0 to 1, or why it was not taken, and whether another attempt could help. */
export type Upload = { id: string; file: File; share: number; fault?: string; hopeless?: boolean };
const REFUSES_THE_FILE = new Set([413, 415]);
type Send = (file: File, onProgress: (share: number) => void) => Promise<unknown>;

/** Files that are being uploaded, each on its own: one that fails says why and can be tried again, the others go on. */
export const useUploads = (send: Send) => {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (id: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((u) => (u.id === id ? { ...u, ...to } : u)));
  const drop = (id: string) => setUploads((all) => all.filter((u) => u.id !== id));

  const run = async ({ id, file }: Upload) => {
    const fault = attachmentFault(file.name) ?? (file.size === 0 ? 'This file is empty.' : undefined);
    if (fault) return change(id, { fault, hopeless: true });
    try {
      await send(file, (share) => change(id, { share }));
      return drop(id);
    } catch (thrown) {
      const { message, status } = asApiError(thrown);
      return change(id, { fault: message, hopeless: REFUSES_THE_FILE.has(status) });
    }
  };
  const start = (files: readonly File[]) => {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file, share: 0 }));
    setUploads((all) => [...all, ...added]);
    for (const upload of added) void run(upload);
  };
  const again = (upload: Upload) => {
    change(upload.id, { share: 0, fault: undefined });
    void run(upload);
  };
  return { uploads, start, again, drop };
};
