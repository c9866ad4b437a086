import { UserId } from '../../base/ids';
import { Version } from '../../base/values';
import { record } from '../../store/record';
import { TableChoice, TableName } from './table-choice';

export const TableSettings = record({
  name: 'table_settings',
  schema: TableChoice.extend({ user_id: UserId, table: TableName, version: Version }),
  key: ['user_id', 'table'],
  partition: (k) => ['TABLES', k.user_id],
  sort: (k) => [k.table],
  history: ({ user_id }) => user_id,
});
