import * as z from 'zod';
import { FileId } from '../../base/ids';
import { Version } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { FieldId } from './form';
import { FORM_ADDRESSES, FormToken } from './form-link';
import { SubmittedFile } from './submission';

const PATH = '/api/v1/forms/{address}/{token}';
const at = { address: z.enum(FORM_ADDRESSES), token: FormToken };
/** What is behind the address of a link; a page says by its status whether it shows the form. */
const Page = z.object({ body: z.string(), status: z.int().optional(), content_policy: z.string().optional() });
/** Thirty travelers answer some hundred questions each, of which few have several answers. */
const Fields = z.array(z.tuple([z.string(), z.string()])).max(5_000);
const closed = ['form.gone', 'form.closed', 'form.sent'] as const;

const page = contract({
  id: 'public.form.page',
  service: 'public',
  method: 'GET',
  path: PATH,
  handler: 'forms/form-page',
  summary: 'The page of a form, by its link, with what was typed before where its draft is named.',
  access: { kind: 'public' },
  uses: ['seal'],
  produces: 'text/html',
  framed: true,
  input: z.object({ ...at, draft: z.string().max(100).optional() }),
  output: Page,
});
const send = contract({
  id: 'public.form.send',
  service: 'public',
  method: 'POST',
  path: PATH,
  handler: 'forms/send-form',
  summary:
    'The whole form, as a browser sends it without a script. Answers with the next page, or the same one with what is wrong.',
  access: { kind: 'public' },
  uses: ['seal'],
  takesForms: true,
  produces: 'text/html',
  framed: true,
  input: z.object({ ...at, fields: Fields }),
  output: Page,
});
const save = contract({
  id: 'public.form.save',
  service: 'public',
  method: 'POST',
  path: `${PATH}/draft`,
  handler: 'forms/save-form-draft',
  summary: 'Keeps what was typed so far. Answers with the version that the next save is laid over.',
  access: { kind: 'public' },
  uses: ['seal'],
  input: z.object({ ...at, fields: Fields }),
  output: z.object({ version: Version }),
  errors: [...closed, 'form.elsewhere', 'form.too_long', 'request.too_many', 'record.stale'],
});
const startFile = contract({
  id: 'public.form.file.upload',
  service: 'public',
  method: 'POST',
  path: `${PATH}/files`,
  handler: 'forms/start-form-file',
  summary: 'A form by which the browser uploads one file straight into the store.',
  access: { kind: 'public' },
  uses: ['seal', 'uploads'],
  input: z.object({ ...at, fields: Fields, name: z.string().min(1).max(255), size: z.int().min(1) }),
  output: z.object({ file_id: FileId, url: z.string(), fields: z.record(z.string(), z.string()), version: Version }),
  errors: [
    ...closed,
    'form.elsewhere',
    'form.too_long',
    'form.too_many_files',
    'attachment.rejected',
    'attachment.too_large',
    'request.too_many',
    'record.stale',
  ],
});
const addFile = contract({
  id: 'public.form.file.add',
  service: 'public',
  method: 'POST',
  path: `${PATH}/files/{file_id}`,
  handler: 'forms/add-form-file',
  summary: 'Takes an uploaded file in as the answer to a question, if it is what its name says.',
  access: { kind: 'public' },
  uses: ['seal', 'files', 'uploads'],
  input: z.object({
    ...at,
    file_id: FileId,
    draft: FormToken,
    field_id: FieldId,
    traveler: z.int().min(0).optional(),
    name: z.string().min(1).max(255),
  }),
  output: z.object({ file: SubmittedFile, version: Version }),
  errors: [
    ...closed,
    'form.too_many_files',
    'attachment.rejected',
    'attachment.lies',
    'attachment.lost',
    'record.stale',
    'request.too_many',
  ],
});

export const publicFormContracts = byId(page, send, save, startFile, addFile);
