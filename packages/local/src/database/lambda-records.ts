import type { AttributeValue, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord, DynamoDBStreamEvent, AttributeValue as LambdaValue } from 'aws-lambda';

type Item = Record<string, AttributeValue>;
type LambdaItem = Record<string, LambdaValue>;
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Lambda's events are JSON, so bytes travel as base64; everything else looks as the SDK gives it. */
const lambdaValue = (value: AttributeValue): LambdaValue => {
  if (value.B) return { B: base64(value.B) };
  if (value.BS) return { BS: value.BS.map(base64) };
  if (value.L) return { L: value.L.map(lambdaValue) };
  if (value.M) return { M: lambdaItem(value.M) };
  return value as LambdaValue;
};
const lambdaItem = (item: Item): LambdaItem =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, lambdaValue(value)]));

const lambdaRecord = (arn: string, { dynamodb = {}, ...record }: StreamRecord): DynamoDBRecord => ({
  eventID: record.eventID,
  eventName: record.eventName,
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  eventSourceARN: arn,
  awsRegion: record.awsRegion,
  dynamodb: {
    ApproximateCreationDateTime:
      dynamodb.ApproximateCreationDateTime && dynamodb.ApproximateCreationDateTime.getTime() / 1000,
    SequenceNumber: dynamodb.SequenceNumber,
    SizeBytes: dynamodb.SizeBytes,
    StreamViewType: dynamodb.StreamViewType,
    ...(dynamodb.Keys && { Keys: lambdaItem(dynamodb.Keys) }),
    ...(dynamodb.NewImage && { NewImage: lambdaItem(dynamodb.NewImage) }),
    ...(dynamodb.OldImage && { OldImage: lambdaItem(dynamodb.OldImage) }),
  },
});

/** What Lambda hands to a function that listens to a table's stream. */
export const lambdaEvent = (arn: string, records: readonly StreamRecord[]): DynamoDBStreamEvent => ({
  Records: records.map((record) => lambdaRecord(arn, record)),
});
