import { randomUUID } from 'node:crypto';
import { BatchGetCommand, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { countRoundTrips, type Sent } from './recorder';
import type { Bench } from './world';

type Item = Record<string, unknown>;
const place = (item: Item, i: number): Item => ({
  ...item,
  pk: `RAW#${randomUUID()}`,
  sk: String(i),
  ...('list_pk' in item && { list_pk: 'RAW', list_sk: randomUUID() }),
});

/** The same reads as the product sent, and a transaction of as many items of the same bytes, without any of the product around them. */
export const createRawCalls = ({ table, recorder }: Bench, sent: readonly Sent[], written: readonly Item[]) => {
  const send = (s: Sent) => {
    if (s.kind === 'get') return recorder.send(new GetCommand(s.input));
    if (s.kind === 'query') return recorder.send(new QueryCommand(s.input));
    if (s.kind === 'batch-get') return recorder.send(new BatchGetCommand(s.input));
    if (s.kind === 'update') return recorder.send(new UpdateCommand(s.input));
    const TransactItems = written.map((item, i) => ({ Put: { TableName: table.name, Item: place(item, i) } }));
    return recorder.send(new TransactWriteCommand({ TransactItems, ReturnConsumedCapacity: 'TOTAL' }));
  };
  const atOnce = countRoundTrips(sent) === 1;
  return async (): Promise<unknown> => {
    if (atOnce) return Promise.all(sent.map(send));
    const answers: unknown[] = [];
    for (const s of sent) answers.push(await send(s));
    return answers;
  };
};
