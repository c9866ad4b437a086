/** The table and its indexes, as plain data: the data stack, the local engine and the access-pattern table read it. */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttl: 'ttl',
  indexes: {
    /** Rows of lists: keys and the columns a list shows. */
    list: { partitionKey: 'list_pk', sortKey: 'list_sk', project: ['row'] },
    /** Work that waits for its time: keys only. */
    due: { partitionKey: 'due_pk', sortKey: 'due_sk', project: [] as string[] },
  },
} as const;
export type IndexName = keyof typeof TABLE.indexes;
