import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { lambdaEvent } from '../database/lambda-records';
import { streamReader } from '../database/stream-reader';

/** Everything the stream of a table holds, from its beginning, as one batch for a consumer. */
export const streamBatch = async (table: string): Promise<DynamoDBStreamEvent> => {
  const reader = await streamReader(process.env.AWS_ENDPOINT_URL_DYNAMODB_STREAMS ?? '', table, undefined);
  const records: StreamRecord[] = [];
  for (let page = await reader.next(); page.length > 0; page = await reader.next()) {
    records.push(...page);
    await reader.done();
  }
  reader.close();
  return lambdaEvent(reader.arn, records);
};
