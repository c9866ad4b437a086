import type { AreaRecords } from '../../store/area-records';
import { wholeList } from '../../store/full-page';
import type { RecordDef, ValueOf } from '../../store/record';
import type { Backfill } from '../../store/reindex';
import type { TenantDb } from '../../store/tenant-db';
import { ClientFormLinks, ClientSubmissions, toClientFormLinks, toClientSubmissions } from './client-forms.records';
import {
  DELETED_FORM_LIST,
  FORM_LIST,
  FORM_TYPES,
  FormLinks,
  FormRows,
  Forms,
  ofForm,
  ofSubmissions,
  Submissions,
} from './form.records';

/** The ids of all forms of a company, also of those in the trash. */
export const listFormIds = async (db: TenantDb): Promise<string[]> => {
  const lists = await Promise.all(
    [FORM_LIST, DELETED_FORM_LIST].map((list) => wholeList((cursor) => db.listRows(list, FormRows, { cursor }))),
  );
  return lists.flat().map(({ id }) => id);
};

/** Rows that are missing beside a record from before they were kept. */
const findLacking = async <D extends RecordDef>(db: TenantDb, def: D, rows: readonly ValueOf<D>[]) => {
  const found = await db.getMany(rows.map((key) => ({ def: def as RecordDef, key: key as Record<string, string> })));
  return rows.filter((_row, i) => found[i] === undefined).map((row) => db.put(def, row));
};
const ABOUT_LINKS: Backfill<typeof FormLinks> = {
  def: FormLinks,
  writes: (db, link) => findLacking(db, ClientFormLinks, toClientFormLinks(link)),
};
const ABOUT_SUBMISSIONS: Backfill<typeof Submissions> = {
  def: Submissions,
  writes: (db, one) => findLacking(db, ClientSubmissions, toClientSubmissions(one)),
};

export const FORM_RECORDS: AreaRecords = {
  backfills: [ABOUT_LINKS, ABOUT_SUBMISSIONS],
  listed: [Forms, Submissions],
  partitions: [
    { of: listFormIds, partitions: (id) => [ofForm(id), ofSubmissions(id)] },
    { of: async () => ['company'], partitions: () => [FORM_TYPES] },
  ],
};
