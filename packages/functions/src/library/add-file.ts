import { refuse as refuseFile } from '@wayline/core/areas/files/errors';
import { KIND_BYTES } from '@wayline/core/areas/files/file-kinds';
import { attachmentFault } from '@wayline/core/areas/files/file-types';
import { judgedUpload, uploadKey } from '@wayline/core/areas/files/uploads';
import { MAX_FILES, pathTo } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { refuse } from '@wayline/core/areas/library/errors';
import { CloudFiles, cloudKey, listCloudFiles, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { inTurn } from '@wayline/core/store/in-turn';
import { filesAdapter } from '../files/files-adapter';
import { uploadsAdapter } from '../files/uploads-adapter';
import { endpoint } from '../kernel/endpoint';

/** Takes an upload in: judged by its first bytes, copied out of reach of the form, and only then listed. */
export const handler = endpoint(
  cloudContracts['misc.cloud.files.create'],
  async ({ input, actor, db, deps, commit }) => {
    const { file_id, name, folder } = input;
    if (attachmentFault(name)) return refuseFile('attachment.rejected');
    const waiting = uploadKey(actor.company_id, file_id);
    const judged = judgedUpload(name, await deps.uploads.peek(waiting, KIND_BYTES));
    return inTurn({ db, deps }, `cloud ${folder}`, async (turn) => {
      const [folders, files] = await Promise.all([listCloudFolders(db), listCloudFiles(db, folder, true)]);
      if (!pathTo(folders, folder)) return refuse('record.missing');
      if (files.length >= MAX_FILES) return refuse('cloud.too_many', { params: { limit: String(MAX_FILES) } });
      if (!judged.ok) return judged;
      const kept = cloudKey(actor.company_id, file_id);
      if (!(await deps.uploads.takeIn(waiting, kept, judged.value.etag))) return refuseFile('attachment.lost');
      const { size } = judged.value;
      const made = db.create(CloudFiles, { id: file_id, folder, name, size, added_by: actor.name });
      return commit({ writes: [turn, made], answer: { file: made.after } });
    });
  },
  { files: filesAdapter, uploads: uploadsAdapter },
);
