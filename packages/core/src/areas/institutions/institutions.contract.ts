import * as z from 'zod';
import { Name, Version } from '../../base/values';
import { bulkContracts } from '../../contract/bulk-contracts';
import { byId, contract } from '../../contract/contract';
import { PAGE_SHAPE, queryShape } from '../../contract/query-shape';
import { ClientId, ClientRow } from '../clients/public-schemas';
import { Institution, InstitutionChanges, InstitutionDraft, InstitutionRow } from './institution';
import { CategoryId } from './institution-categories';
import { InstitutionId } from './institution-id';
import { INSTITUTION_QUERY } from './institution-query';
import { MAX_CHANGED_AT_ONCE } from './limits';
import { DirectoryEntry } from './suppliers/directory/directory';

const view = { kind: 'signed_in', permissions: ['View Supplier Profiles'], action: 'view supplier profiles' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Supplier Profiles'], action: 'edit supplier profiles' } as const;
const remove = {
  kind: 'signed_in',
  permissions: ['Delete Supplier Profiles'],
  action: 'delete supplier profiles',
} as const;
const INSTITUTIONS = '/api/v1/institutions';
const stale = ['record.missing', 'record.stale'] as const;

const list = contract({
  id: 'crm.institutions.list',
  service: 'crm',
  method: 'GET',
  path: INSTITUTIONS,
  handler: 'institutions/list-institutions',
  summary:
    'A page of institutions or suppliers, newest first. A search finds them by the beginnings of their names, brands, emails and tags, by phone and by their numbers.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ ...PAGE_SHAPE, ...queryShape(INSTITUTION_QUERY) }),
  output: z.object({
    institutions: z.array(InstitutionRow),
    cursor: z.string().optional(),
    total: z.int(),
    filtered: z.int().optional(),
  }),
});
const create = contract({
  id: 'crm.institutions.create',
  service: 'crm',
  method: 'POST',
  path: '/api/v1/institution',
  handler: 'institutions/create-institution',
  summary:
    'Add an institution or a supplier, by its category. Where one of that kind is called so, the answer has `error` set and names it, unless `allow_same_name` is sent.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({
    /** What it is called. */
    institution: Name,
    /** What else is known of it. */
    institutionObject: InstitutionDraft.omit({ name: true, profile_category_id: true, tags: true }).prefault({}),
    profile_category_id: CategoryId,
    institution_tags: InstitutionDraft.shape.tags,
    allow_same_name: z.boolean().default(false),
  }),
  output: z.object({
    error: z.boolean(),
    message: z.string(),
    institution_type: z.enum(['Suppliers', 'Institutions']),
    institution: Institution.optional(),
    existing_id: InstitutionId.optional(),
  }),
});
const get = contract({
  id: 'crm.institutions.get',
  service: 'crm',
  method: 'GET',
  path: `${INSTITUTIONS}/{id}`,
  handler: 'institutions/get-institution',
  summary: 'An institution with everything its profile shows, and the entry of the directory it was copied from.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ id: InstitutionId }),
  output: z.object({ institution: Institution, directory_entry: DirectoryEntry.optional() }),
  errors: ['record.missing'],
});
const update = contract({
  id: 'crm.institutions.update',
  service: 'crm',
  method: 'PUT',
  path: `${INSTITUTIONS}/{id}`,
  handler: 'institutions/update-institution',
  summary:
    'Change fields of an institution. A stale version is refused with the institution as it is now; with `was`, only where others changed the same.',
  access: edit,
  keyScope: 'crm:write',
  input: InstitutionChanges.extend({
    id: InstitutionId,
    version: Version,
    /** What the fields that are sent were in that version. */
    was: InstitutionChanges.optional(),
  }),
  output: z.object({ institution: Institution }),
  errors: stale,
});

const listMembers = contract({
  id: 'crm.institutions.members.list',
  service: 'crm',
  method: 'GET',
  path: `${INSTITUTIONS}/{id}/members`,
  handler: 'institutions/list-members',
  summary: 'The clients who belong to an institution, as far as the reader sees them, those who joined last first.',
  access: {
    kind: 'signed_in',
    permissions: ['View Supplier Profiles', 'View Client Profiles'],
    action: 'view client profiles',
  },
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ id: InstitutionId, offset: z.coerce.number().int().min(0).max(500).default(0) }),
  output: z.object({ members: z.array(ClientRow), next_offset: z.int().optional() }),
  errors: ['record.missing'],
});
const changeMembers = contract({
  id: 'crm.institutions.members.change',
  service: 'crm',
  method: 'POST',
  path: `${INSTITUTIONS}/{id}/members`,
  handler: 'institutions/change-members',
  summary: 'Add clients to an institution, or take them out of it.',
  access: {
    kind: 'signed_in',
    permissions: ['Edit Supplier Profiles', 'View Client Profiles'],
    action: 'edit supplier profiles',
  },
  keyScope: 'crm:write',
  input: z.object({
    id: InstitutionId,
    client_ids: z.array(ClientId).min(1).max(MAX_CHANGED_AT_ONCE),
    on: z.boolean().default(true),
  }),
  output: z.object({ institution: Institution }),
  errors: [...stale, 'institution.members_full'],
});

const many = bulkContracts({
  id: 'crm.institutions',
  service: 'crm',
  path: INSTITUTIONS,
  folder: 'institutions',
  plural: 'institutions',
  relative: 'that',
  of: InstitutionId,
  atOnce: MAX_CHANGED_AT_ONCE,
  edit,
  remove,
  keyScope: 'crm:write',
  delete: { stays: 'Bookings keep their names.' },
  purge: { uses: [], stays: 'Bookings keep their names.' },
});

export const institutionsContracts = byId(
  list,
  create,
  get,
  update,
  listMembers,
  changeMembers,
  many.delete,
  many.restore,
  many['permanent-delete'],
  many.tag,
);
