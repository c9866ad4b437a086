import * as z from 'zod';
import { toChangeSchema } from '../../contract/change-schema';
import { byId, contract } from '../../contract/contract';
import { TableChoice, TableName } from './table-choice';

const get = contract({
  id: 'users.tables.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/table_settings',
  handler: 'tables/get-table-settings',
  summary: 'The columns and saved views that the signed-in user keeps, by table.',
  access: { kind: 'signed_in' },
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ tables: z.record(z.string(), TableChoice) }),
});
const save = contract({
  id: 'users.tables.save',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/table_settings/{table}',
  handler: 'tables/save-table-settings',
  summary: 'Keep the columns or the saved views of a table for the signed-in user; what is left out stays.',
  access: { kind: 'signed_in' },
  input: toChangeSchema(TableChoice).extend({ table: TableName, usual: z.boolean().optional() }),
  output: TableChoice,
  errors: ['record.exists', 'record.stale'],
});

export const tablesContracts = byId(get, save);
