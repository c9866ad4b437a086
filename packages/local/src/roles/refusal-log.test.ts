import { expect, it, vi } from 'vitest';
import { NotAllowed } from './in-role';
import { createRefusalLog } from './refusal-log';

it('keeps each function, action and resource once, with how often, and says every one', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const put = { action: 's3:PutObject', resource: 'arn:aws:s3:::files/uploads/a' };
  const { note, list } = createRefusalLog();
  expect(list()).toEqual([]);
  note([new NotAllowed('trip/trips/start-trip-file', put), new NotAllowed('jobs/due-work', put)]);
  note([new NotAllowed('trip/trips/start-trip-file', put)]);
  expect(list()).toEqual([
    { role: 'trip/trips/start-trip-file', ...put, times: 2 },
    { role: 'jobs/due-work', ...put, times: 1 },
  ]);
  expect(said).toHaveBeenCalledTimes(3);
});
