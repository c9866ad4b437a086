import { refuse } from '@wayline/core/areas/files/errors';
import { KIND_BYTES } from '@wayline/core/areas/files/file-kinds';
import { attachmentFault } from '@wayline/core/areas/files/file-types';
import { judgedUpload, uploadKey } from '@wayline/core/areas/files/uploads';
import { addSubmittedFile } from '@wayline/core/areas/forms/add-submitted-file';
import { openPublicForm } from '@wayline/core/areas/forms/open-public-form';
import { publicFormContracts } from '@wayline/core/areas/forms/public-form.contract';
import { submittedFileKey } from '@wayline/core/areas/forms/submission';
import { ok } from '@wayline/core/base/result';
import { filesAdapter } from '../files/files-adapter';
import { uploadsAdapter } from '../files/uploads-adapter';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { minutePace } from './form-limits';

const pace = minutePace();

/**
 * Takes an upload in, once and by the draft that it was uploaded for: its first bytes are judged, then it is copied out of reach of the form that
 * uploaded it, then it is an answer. Asked again, it answers as before.
 */
export const handler = endpoint(
  publicFormContracts['public.form.file.add'],
  async ({ input, deps, request }) => {
    const { file_id, name } = input;
    const tooMany = pace(input.token, request.from, deps.now());
    if (tooMany) return tooMany;
    if (attachmentFault(name)) return refuse('attachment.rejected');
    const found = await openPublicForm(deps, input);
    if (!found.ok) return found;
    const { company, submission } = found.value;
    if (!submission) return refuse('attachment.lost');
    const known = submission.files.find(({ id, field_id }) => id === file_id && field_id === input.field_id);
    if (known) return ok({ file: known, version: submission.version });
    const waiting = uploadKey(company, file_id, submission.draft_token_hash);
    const judged = judgedUpload(name, await deps.uploads.peek(waiting, KIND_BYTES));
    if (!judged.ok) return judged;
    const { etag, size } = judged.value;
    const kept = submittedFileKey(company, submission, file_id);
    if (!(await deps.uploads.takeIn(waiting, kept, etag))) return refuse('attachment.lost');
    const added = await addSubmittedFile(deps, input, { ...input, id: file_id, size });
    if (added.ok) await deps.uploads.drop(waiting);
    return added;
  },
  { seal: encryptionAdapter, files: filesAdapter, uploads: uploadsAdapter },
);
