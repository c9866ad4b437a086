import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { TABLE } from '@wayline/core/store/definition';

const INDEXES = Object.entries(TABLE.indexes);
const names = [TABLE.partitionKey, TABLE.sortKey, ...INDEXES.flatMap(([, i]) => [i.partitionKey, i.sortKey])];

/** The one table as the local engine is asked to make it. */
export const tableDefinition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: [
    { AttributeName: TABLE.partitionKey, KeyType: 'HASH' },
    { AttributeName: TABLE.sortKey, KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: INDEXES.map(([IndexName, index]) => ({
    IndexName,
    KeySchema: [
      { AttributeName: index.partitionKey, KeyType: 'HASH' },
      { AttributeName: index.sortKey, KeyType: 'RANGE' },
    ],
    Projection: index.project.length
      ? { ProjectionType: 'INCLUDE', NonKeyAttributes: [...index.project] }
      : { ProjectionType: 'KEYS_ONLY' },
  })),
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
});
