import * as z from 'zod';
import { CompanyId, FileId } from '../../base/ids';
import { byId, contract } from '../../contract/contract';
import { MAX_PICTURE_TEXT } from './picture';

const MOST_AT_ONCE = 100;

const byModel = contract({
  id: 'misc.attachments.by-model',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/attachments_by_model_id',
  handler: 'lookups/list-pictures',
  summary: 'The addresses of the pictures of records of one model, by the id of each. `model_id[]` is repeated.',
  access: { kind: 'signed_in' },
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({
    model: z.string().min(1).max(40),
    key: z.string().max(60).optional(),
    path: z.string().max(200).optional(),
    'model_id[]': z
      .string()
      .max(MOST_AT_ONCE * 40)
      .transform((ids) => [...new Set(ids.split(','))].filter(Boolean).slice(0, MOST_AT_ONCE)),
  }),
  output: z.object({ image_urls: z.record(z.string(), z.array(z.string())) }),
});
const setPicture = contract({
  id: 'users.avatar.set',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/avatar',
  handler: 'lookups/set-picture',
  summary:
    'Show colleagues a picture of oneself, or none with an empty text. `image` is a JPEG in base64, at most 60 KB.',
  access: { kind: 'signed_in' },
  input: z.object({ image: z.base64().max(MAX_PICTURE_TEXT) }),
  output: z.object({ avatar_img: z.string().optional() }),
  errors: ['attachment.lies', 'record.stale', 'record.missing'],
});
const openPicture = contract({
  id: 'public.avatar.get',
  service: 'public',
  method: 'GET',
  path: '/api/v1/avatars/{company}/{file}',
  handler: 'lookups/open-picture',
  summary: 'A picture of a user. Its address is known to those who were told; it never shows another picture.',
  access: { kind: 'public' },
  input: z.object({ company: CompanyId, file: FileId }),
  produces: 'image/jpeg',
  output: z.object({ body: z.string(), base64: z.literal(true), max_age: z.int() }),
  errors: ['record.missing'],
});

export const picturesContracts = byId(byModel, setPicture, openPicture);
