import type { AreaRecords } from '../../store/area-records';
import { wholeList } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';
import {
  DELETED_FORM_LIST,
  FORM_LIST,
  FORM_TYPES,
  FormRows,
  Forms,
  ofForm,
  ofSubmissions,
  Submissions,
} from './form.records';

const listFormIds = async (db: TenantDb): Promise<string[]> => {
  const lists = await Promise.all(
    [FORM_LIST, DELETED_FORM_LIST].map((list) => wholeList((cursor) => db.listRows(list, FormRows, { cursor }))),
  );
  return lists.flat().map(({ id }) => id);
};

export const FORM_RECORDS: AreaRecords = {
  listed: [Forms, Submissions],
  partitions: [
    { of: listFormIds, partitions: (id) => [ofForm(id), ofSubmissions(id)] },
    { of: async () => ['company'], partitions: () => [FORM_TYPES] },
  ],
};
