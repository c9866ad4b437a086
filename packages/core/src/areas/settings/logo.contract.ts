import * as z from 'zod';
import { CompanyId, FileId } from '../../base/ids';
import { contract } from '../../contract/contract';
import { MAX_LOGO_TEXT } from './logo';

const set = contract({
  id: 'users.logo.create',
  service: 'users',
  method: 'POST',
  path: '/api/v1/logos',
  handler: 'settings/add-logo',
  summary: 'Keep a logo for the settings to name. `image` is a PNG in base64, at most 720 by 240 pixels and 90 KB.',
  access: { kind: 'signed_in', permissions: ['Settings'], action: 'open settings' },
  input: z.object({ image: z.base64().max(MAX_LOGO_TEXT) }),
  output: z.object({ logo_file: FileId, address: z.string() }),
  errors: ['attachment.lies', 'record.exists'],
});
const open = contract({
  id: 'public.logo.get',
  service: 'public',
  method: 'GET',
  path: '/api/v1/logos/{company}/{file}',
  handler: 'settings/open-logo',
  summary: 'The logo of a company, as pages and mails show it. An address never shows another logo.',
  access: { kind: 'public' },
  input: z.object({ company: CompanyId, file: FileId }),
  produces: 'image/png',
  output: z.object({ body: z.string(), base64: z.literal(true), max_age: z.int() }),
  errors: ['record.missing'],
});

export const LOGO_CONTRACTS = [set, open] as const;
