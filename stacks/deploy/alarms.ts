import { setTimeout as wait } from 'node:timers/promises';
import { CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch';

/** The alarms of a stage that are going off now, by what they say. */
export const ringingAlarms = async (stage: string, region: string): Promise<string[]> => {
  const client = new CloudWatchClient({ region });
  const pages = paginateDescribeAlarms({ client }, { AlarmNamePrefix: `${stage}-wayline-`, StateValue: 'ALARM' });
  const found: string[] = [];
  for await (const { MetricAlarms = [] } of pages)
    found.push(...MetricAlarms.map(({ AlarmName, AlarmDescription }) => AlarmDescription ?? AlarmName ?? 'An alarm'));
  return found;
};

type Watch = { minutes: number; before: readonly string[]; read: () => Promise<string[]>; pause?: () => Promise<void> };
/** Watches for some minutes, and names what began to go off; an alarm from before the deployment says nothing about it. */
export const watchAlarms = async ({ minutes, before, read, pause = () => wait(60_000) }: Watch): Promise<string[]> => {
  for (let minute = 0; minute < minutes; minute++) {
    await pause();
    const begun = (await read()).filter((alarm) => !before.includes(alarm));
    if (begun.length > 0) return begun;
  }
  return [];
};
