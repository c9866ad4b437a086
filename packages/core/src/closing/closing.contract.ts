import * as z from 'zod';
import { SignInProof } from '../identity/identity.contract';
import { byId, contract } from '../kernel/contract';
import { DataExportId } from '../kernel/ids';
import { Instant } from '../kernel/values';
import { Closing, DataExport } from './closing';

const ShownExport = DataExport.pick({ id: true, state: true, parts: true, records: true, files: true }).extend({
  created_at: Instant,
  expires_at: Instant.optional(),
});
export type ShownExport = z.infer<typeof ShownExport>;
const ShownClosing = Closing.pick({ state: true, closed_at: true, delete_at: true });

const get = contract({
  id: 'users.closing.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/account/closing',
  handler: 'closing/get-closing',
  summary: 'How the account of the company stands, and, for its owner, the exports that can be downloaded.',
  access: { kind: 'signed_in' },
  input: z.object({}),
  output: z.object({ is_owner: z.boolean(), closing: ShownClosing.optional(), exports: z.array(ShownExport) }),
});
const set = contract({
  id: 'users.closing.set',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/account/closing',
  handler: 'closing/set-closing',
  // It is safe to repeat by nature, and its input holds a password: not even a hash of that is kept for a repetition.
  effect: 'read',
  summary: "Close the company's account (30 days until it is deleted), take that back, or close one's own.",
  access: { kind: 'signed_in' },
  uses: ['identity'],
  input: z.object({
    what: z.enum(['company', 'self']),
    closing: z.boolean(),
    password: z.string().max(256).optional(),
    /** Of the authenticator app, where two-step authentication is on. */
    code: z.string().max(12).optional(),
  }),
  output: z.object({ status: z.literal('success'), closing: ShownClosing.optional() }),
  refusals: [
    'closing.password_wrong',
    'company.owner_only',
    'closing.owner_stays',
    'closing.too_late',
    'sign_in.code_wrong',
    'record.missing',
    'record.stale',
    'record.exists',
  ],
});
const createExport = contract({
  id: 'users.exports.create',
  service: 'users',
  method: 'POST',
  path: '/api/v1/account/exports',
  handler: 'closing/create-export',
  // What runs is answered again by itself, and nothing of a password is kept for a repetition.
  effect: 'read',
  summary:
    'Have everything of the company written into files, once the password is given; one that runs, or was made within the hour, is answered again.',
  access: { kind: 'signed_in', owner: true },
  uses: ['identity'],
  input: SignInProof,
  output: z.object({ export: ShownExport }),
  refusals: ['two_step.password_wrong', 'sign_in.code_wrong', 'record.exists'],
});
const getExport = contract({
  id: 'users.exports.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/account/exports/{export_id}',
  handler: 'closing/get-export',
  summary: 'How far an export is, and links to its parts that work for ten minutes.',
  access: { kind: 'signed_in', owner: true },
  uses: ['file_links'],
  input: z.object({ export_id: DataExportId }),
  output: z.object({ export: ShownExport, links: z.array(z.string()) }),
  refusals: ['record.missing'],
});

export const closingContracts = byId(get, set, createExport, getExport);
