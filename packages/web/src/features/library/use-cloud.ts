import { useQueryClient } from '@tanstack/react-query';
import type { CloudFile, CloudFolder, Whereabouts } from '@wayline/core/areas/library/cloud';
import { call } from '../../lib/api';
import { sendFile } from '../../lib/send-file';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';
import { useUploads } from '../../ui/use-uploads';

export type CloudThing = { kind: 'folder'; it: CloudFolder } | { kind: 'file'; it: CloudFile };
type Change = { name?: string; to?: Whereabouts; deleted?: boolean };

/** What is done in a folder of the cloud storage: add, open, rename, move, throw away and bring back. */
export const useCloud = (folder: Whereabouts) => {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['cloud'] });
  const uploads = useUploads(async (file, onProgress) => {
    const { file_id, ...form } = await call('misc.cloud.files.upload', { name: file.name, size: file.size });
    await sendFile(form, file, onProgress);
    await call('misc.cloud.files.create', { file_id, name: file.name, folder }, { onMissing: 'stay' });
    await refresh();
  });
  const change = async (thing: CloudThing, to: Change): Promise<CloudThing> => {
    const at = { version: thing.it.version, ...to };
    const options = { onMissing: 'stay' } as const;
    const changed: CloudThing =
      thing.kind === 'folder'
        ? { kind: 'folder', it: (await call('misc.cloud.folders.update', { id: thing.it.id, ...at }, options)).folder }
        : {
            kind: 'file',
            it: (await call('misc.cloud.files.update', { id: thing.it.id, folder: thing.it.folder, ...at }, options))
              .file,
          };
    await refresh();
    return changed;
  };
  /** Changes it and offers to take that back. */
  const changeWithUndo = async (thing: CloudThing, to: Change, back: Change, said: string) => {
    const changed = await change(thing, to);
    notify({ kind: 'success', title: said, undo: () => void change(changed, back).catch(notifyError) });
  };
  return {
    ...uploads,
    open: async ({ id }: CloudFile) => {
      const { url } = await call('misc.cloud.files.get', { id, folder }, { onMissing: 'stay' });
      location.assign(url);
    },
    addFolder: async (called: string) => {
      await call('misc.cloud.folders.create', { name: called, folder }, { onMissing: 'stay' });
      await refresh();
    },
    rename: (thing: CloudThing, called: string) =>
      changeWithUndo(thing, { name: called }, { name: thing.it.name }, `Renamed to ${called}`),
    move: (thing: CloudThing, to: Whereabouts) =>
      changeWithUndo(thing, { to }, { to: folder }, `${thing.it.name} moved`),
    remove: (thing: CloudThing) =>
      changeWithUndo(thing, { deleted: true }, { deleted: false }, `${thing.it.name} deleted`),
  };
};
