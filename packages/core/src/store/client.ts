import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import type { Scope } from './scope';

/** The one table, and the clock by which what is written is stamped; with a `scope`, as somebody sees it who does not see everything of their company. */
export type Table = { db: DynamoDBDocumentClient; name: string; now: () => string; scope?: Scope };

type Around = { client?: DynamoDBClient; now?: Table['now'] };

/** The document client of the one table; where it points is told by the environment, so this machine and AWS run the same code. */
export const openTable = (
  name: string,
  { client = new DynamoDBClient({}), now = () => new Date().toISOString() }: Around = {},
): Table => {
  // Nobody reads the SDK's own log, and it copies every answer for it, to hide there what is secret.
  client.middlewareStack.remove('loggerMiddleware');
  const db = DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
    // A sum past 2^53 is read as the nearest number: the SDK would not read its item at all.
    unmarshallOptions: { wrapNumbers: Number },
  });
  return { name, db, now };
};
