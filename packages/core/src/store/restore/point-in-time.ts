import { setTimeout as wait } from 'node:timers/promises';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';

/** Between which moments a table can be restored; refused where it keeps no backups. */
export const restorableBetween = async (table: string, client = new DynamoDBClient({})) => {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: table }),
  );
  const { PointInTimeRecoveryStatus, EarliestRestorableDateTime, LatestRestorableDateTime } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (PointInTimeRecoveryStatus !== 'ENABLED' || !EarliestRestorableDateTime || !LatestRestorableDateTime)
    throw new Error(`${table} keeps no point-in-time backups. Nothing was changed.`);
  return { from: EarliestRestorableDateTime.toISOString(), until: LatestRestorableDateTime.toISOString() };
};

/** The name of the table that a moment is restored into, the same for the same moment: a run that broke off goes on with it. */
export const restoredName = (table: string, at: string): string =>
  `${table}-restored-${at.slice(0, 19).replaceAll(/[-:]/g, '')}`;

const statusOf = async (table: string, client: DynamoDBClient): Promise<string | undefined> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: table }))).Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

type Order = {
  table: string;
  at: string;
  client?: DynamoDBClient;
  pause?: () => Promise<unknown>;
  say: (line: string) => void;
};
/**
 * Restores a table as it was at a moment into a new one, always beside it, and waits until that can be read. The live table isn't touched.
 * Returns the new table's name.
 */
export const restoreToPointInTime = async ({
  table,
  at,
  say,
  client = new DynamoDBClient({}),
  pause = () => wait(30_000),
}: Order): Promise<string> => {
  const { from, until } = await restorableBetween(table, client);
  if (at < from || at > until)
    throw new Error(`${table} can be restored to a moment from ${from} to ${until}. Pick one of those.`);
  const into = restoredName(table, at);
  if ((await statusOf(into, client)) === undefined)
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: table,
        TargetTableName: into,
        RestoreDateTime: new Date(at),
      }),
    );
  for (let status = await statusOf(into, client); status !== 'ACTIVE'; status = await statusOf(into, client)) {
    say(`${into} is ${status?.toLowerCase() ?? 'being made'} ...`);
    await pause();
  }
  return into;
};
