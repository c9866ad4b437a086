import * as z from 'zod';
import { DataExportId } from '../../base/ids';
import { Instant } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { SignInProof } from '../people/public';
import { AccountClosure, DataExport } from './account-closure';

const DataExportView = DataExport.pick({ id: true, state: true, parts: true, records: true, files: true }).extend({
  created_at: Instant,
  expires_at: Instant.optional(),
});
const ShownClosing = AccountClosure.pick({ state: true, closed_at: true, delete_at: true });

const get = contract({
  id: 'users.closing.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/account/closing',
  handler: 'closure/get-closing',
  summary: 'How the account of the company stands, and, for its owner, the exports that can be downloaded.',
  access: { kind: 'signed_in' },
  whileClosing: true,
  input: z.object({}),
  output: z.object({ is_owner: z.boolean(), closing: ShownClosing.optional(), exports: z.array(DataExportView) }),
});
const set = contract({
  id: 'users.closing.set',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/account/closing',
  handler: 'closure/set-closing',
  // It is safe to repeat by nature, and its input holds a password: not even a hash of that is kept for a repetition.
  effect: 'read',
  summary: "Close the company's account (30 days until it is deleted), take that back, or close one's own.",
  access: { kind: 'signed_in' },
  whileClosing: true,
  uses: ['identity'],
  decides: 'for the company, the owner alone',
  input: z.object({
    what: z.enum(['company', 'self']),
    closing: z.boolean(),
    password: z.string().max(256).optional(),
    /** Of the authenticator app, where two-step authentication is on. */
    code: z.string().max(12).optional(),
  }),
  output: z.object({ status: z.literal('success'), closing: ShownClosing.optional() }),
  errors: [
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
  handler: 'closure/create-export',
  // What runs is answered again by itself, and nothing of a password is kept for a repetition.
  effect: 'read',
  summary:
    'Have everything of the company written into files, once the password is given; one that runs, or was made within the hour, is answered again.',
  access: { kind: 'signed_in', owner: true },
  whileClosing: true,
  uses: ['identity'],
  input: SignInProof,
  output: z.object({ export: DataExportView }),
  errors: ['two_step.password_wrong', 'sign_in.code_wrong', 'record.exists'],
});
const getExport = contract({
  id: 'users.exports.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/account/exports/{export_id}',
  handler: 'closure/get-export',
  summary: 'How far an export is, and links to its parts that work for ten minutes.',
  access: { kind: 'signed_in', owner: true },
  whileClosing: true,
  uses: ['file_links'],
  input: z.object({ export_id: DataExportId }),
  output: z.object({ export: DataExportView, links: z.array(z.string()) }),
  errors: ['record.missing'],
});

export const closingContracts = byId(get, set, createExport, getExport);
