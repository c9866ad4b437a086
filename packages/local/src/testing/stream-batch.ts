import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { lambdaEvent } from '../database/lambda-records';
import { streamReader } from '../database/stream-reader';

/** What the stream of a table holds behind a place, as one batch for a consumer, and the place where it ends. */
export const readStream = async (
  table: string,
  from: string | undefined,
): Promise<{ batch: DynamoDBStreamEvent; place: string | undefined }> => {
  const reader = await streamReader(process.env.AWS_ENDPOINT_URL_DYNAMODB_STREAMS ?? '', table, from);
  const records: StreamRecord[] = [];
  let place = from;
  for (let page = await reader.next(); page.length > 0; page = await reader.next()) {
    records.push(...page);
    place = await reader.done();
  }
  reader.close();
  return { batch: lambdaEvent(reader.arn, records), place };
};

/** Everything the stream of a table holds, from its beginning, as one batch for a consumer. */
export const streamBatch = async (table: string): Promise<DynamoDBStreamEvent> =>
  (await readStream(table, undefined)).batch;
