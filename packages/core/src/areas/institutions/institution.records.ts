import * as z from 'zod';
import { getPurgeAt } from '../../base/purge-at';
import { listRow } from '../../store/list-row';
import { record, view } from '../../store/record';
import { Institution, InstitutionRow, kindOf, toInstitutionRow } from './institution';
import { institutionEvents } from './institution.events';
import type { InstitutionKind } from './institution-categories';
import { InstitutionId } from './institution-id';
import { InstitutionMembers, toMemberKey } from './institution-member.records';
import { toNameKey } from './institution-name-key';

export const LISTS: Record<InstitutionKind, readonly [string]> = {
  institution: ['INSTITUTIONS'],
  supplier: ['SUPPLIER_PROFILES'],
};
export const DELETED_LISTS: Record<InstitutionKind, readonly [string]> = {
  institution: ['DELETED_INSTITUTIONS'],
  supplier: ['DELETED_SUPPLIER_PROFILES'],
};

export const ofInstitution = (id: string) => ['INSTITUTION', id] as const;

/** How the rows of both lists are kept. */
export const InstitutionRows = listRow(InstitutionRow, {
  columns: [
    'acct',
    'name',
    'profile_category_id',
    'client_institutions_id',
    'brand_supplier',
    'supplier_categories',
    'email',
    'phone',
    'website',
    'tags',
    'source',
    'members',
    'created_at',
    'updated_at',
    'deleted_at',
    'version',
  ],
  keyed: { id: ({ order: [id = ''] }) => id },
  usual: { supplier_categories: [], tags: [], source: 'manual', members: 0 },
});

export const INSTITUTION_NAMES = ['INSTITUTION_NAMES'] as const;
/** Institutions by what their names are compared by, so that one is not added twice and a typed name finds its record. */
export const InstitutionNames = record({
  name: 'institution_name',
  schema: z.object({ name_key: z.string(), institution_id: InstitutionId }),
  key: ['name_key', 'institution_id'],
  partition: () => INSTITUTION_NAMES,
  sort: (k) => [k.name_key, k.institution_id],
});

const toNames = ({ id, name, deleted_at }: Institution) =>
  deleted_at ? [] : [{ name_key: toNameKey(name), institution_id: id }];

export const DIRECTORY_COPIES = ['DIRECTORY_COPIES'] as const;
/** Which entries of the directory a company has copied, and as which of its suppliers. */
export const DirectoryCopies = record({
  name: 'directory_copy',
  schema: z.object({ directory_id: z.string(), institution_id: InstitutionId }),
  key: ['directory_id', 'institution_id'],
  partition: () => DIRECTORY_COPIES,
  sort: (k) => [k.directory_id, k.institution_id],
});
const toCopies = ({ id, directory_id, deleted_at }: Institution) =>
  directory_id && !deleted_at ? [{ directory_id, institution_id: id }] : [];

export const toInstitutionMembers = ({ id, member_ids }: Pick<Institution, 'id' | 'member_ids'>) =>
  member_ids.map((client) => ({ member: toMemberKey(client), institution_id: id }));

/** An institution; one that is deleted is in a list of its own until it can no longer be restored. */
export const Institutions = record({
  name: 'institution',
  schema: Institution,
  key: ['id'],
  partition: (k) => ofInstitution(k.id),
  sort: () => ['INSTITUTION'],
  list: (institution) => ({
    list: (institution.deleted_at ? DELETED_LISTS : LISTS)[kindOf(institution)],
    order: [institution.id],
    row: InstitutionRows.pack(toInstitutionRow(institution)),
  }),
  counted: true,
  due: ({ deleted_at }) => deleted_at && getPurgeAt(deleted_at),
  label: ({ name }) => name,
  facts: institutionEvents,
  views: [
    view(InstitutionNames, toNames),
    view(DirectoryCopies, toCopies),
    view(InstitutionMembers, toInstitutionMembers),
  ],
});
