import { TABLE } from '@wayline/core/store/definition';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Duration } from 'aws-cdk-lib/core';
import { type StackContext, use } from 'sst/constructs';
import { alarmOnTable } from './alarms';
import { Alerts } from './alerts';
import { getRemovalPolicy } from './removal';
import { readStageSettings } from './settings';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table with its indexes, and the key that seals single fields. */
export function Data({ app, stack }: StackContext) {
  const settings = readStageSettings(app);
  const table = new Table(stack, 'Table', {
    partitionKey: text(TABLE.partitionKey),
    sortKey: text(TABLE.sortKey),
    timeToLiveAttribute: TABLE.ttl,
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    encryption: TableEncryption.AWS_MANAGED,
    deletionProtection: settings.lasting,
    removalPolicy: getRemovalPolicy(settings),
  });
  for (const [indexName, index] of Object.entries(TABLE.indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
      ...(index.project.length > 0
        ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...index.project] }
        : { projectionType: ProjectionType.KEYS_ONLY }),
    });
  }
  const sealKey = new Key(stack, 'SealKey', {
    description: 'Wraps the data keys that seal passport numbers and other single fields, per company',
    enableKeyRotation: true,
    pendingWindow: Duration.days(30),
    removalPolicy: getRemovalPolicy(settings),
  });
  alarmOnTable(stack, table, Object.keys(TABLE.indexes), use(Alerts).topic);
  stack.addOutputs({ TableName: table.tableName });
  return { table, sealKey };
}
