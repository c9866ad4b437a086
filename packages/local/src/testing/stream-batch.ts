import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { isHeardByAny } from '../../../../stacks/stream-filters';
import { lambdaEvent } from '../database/lambda-records';
import { streamReader } from '../database/stream-reader';

/** What the stream of a table holds behind a place, as one batch of all that any consumer hears of, and the place where it ends. */
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
  const { Records } = lambdaEvent(reader.arn, records);
  return { batch: { Records: Records.filter((record) => isHeardByAny(record)) }, place };
};

/** Everything the stream of a table holds, from its beginning, as one batch for a consumer. */
export const streamBatch = async (table: string): Promise<DynamoDBStreamEvent> =>
  (await readStream(table, undefined)).batch;
