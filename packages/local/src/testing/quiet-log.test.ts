import { afterEach, describe, expect, it, vi } from 'vitest';
import { realOutput } from './quiet-log';

afterEach(() => vi.restoreAllMocks());

describe('the output of a test run', () => {
  it('has no line for each request, but what a test has to say', () => {
    const write = vi.spyOn(realOutput(), 'write').mockReturnValue(true);
    process.stdout.write('{"level":"info","message":"request"}\n');
    process.stdout.write('fields leaked: 0\n');
    expect(write.mock.calls).toEqual([['fields leaked: 0\n']]);
  });
});
