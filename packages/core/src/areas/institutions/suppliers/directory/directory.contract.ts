import * as z from 'zod';
import { byId, contract } from '../../../../contract/contract';
import { InstitutionId } from '../../institution-id';
import { MAX_CHANGED_AT_ONCE } from '../../limits';
import { DirectoryEntry } from './directory';

const DIRECTORY_PATH = '/api/v1/global_suppliers';

const list = contract({
  id: 'crm.global-suppliers.list',
  service: 'crm',
  method: 'GET',
  path: DIRECTORY_PATH,
  handler: 'institutions/list-directory',
  summary:
    'The directory of well-known suppliers, by name, each with the supplier of the company that was copied from it.',
  access: { kind: 'signed_in', permissions: ['View Supplier Profiles'], action: 'view supplier profiles' },
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ suppliers: z.array(DirectoryEntry.extend({ copied_as: InstitutionId.optional() })) }),
});
const copy = contract({
  id: 'crm.global-suppliers.copy',
  service: 'crm',
  method: 'POST',
  path: `${DIRECTORY_PATH}/copy`,
  handler: 'institutions/copy-directory',
  summary: "Copy entries of the directory into the company's suppliers; those it has stay as they are.",
  access: { kind: 'signed_in', permissions: ['Edit Supplier Profiles'], action: 'edit supplier profiles' },
  keyScope: 'crm:write',
  input: z.object({ ids: z.array(z.string().max(60)).min(1).max(MAX_CHANGED_AT_ONCE) }),
  output: z.object({ added: z.array(InstitutionId), already: z.array(z.string()) }),
  errors: ['record.missing'],
});

export const directoryContracts = byId(list, copy);
