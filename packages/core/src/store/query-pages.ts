import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { recordCapacity } from './capacity-meter';
import type { Table } from './client';

type Query = Pick<
  QueryCommandInput,
  'KeyConditionExpression' | 'ExpressionAttributeValues' | 'ConsistentRead' | 'ScanIndexForward' | 'Limit'
>;

/** What a query finds as it is stored, page after page to its end; the table hands out a megabyte at once. */
export async function* queryPages<T>(table: Table, query: Query): AsyncGenerator<T[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const answer = await table.db.send(
      new QueryCommand({
        TableName: table.name,
        ...query,
        ExclusiveStartKey: start,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    recordCapacity('reads', answer.ConsumedCapacity);
    yield (answer.Items ?? []) as T[];
    start = answer.LastEvaluatedKey;
  } while (start);
}

/** The same, all of it. */
export const queryAll = async <T>(table: Table, query: Query): Promise<T[]> => {
  const items: T[] = [];
  for await (const page of queryPages<T>(table, query)) items.push(...page);
  return items;
};
