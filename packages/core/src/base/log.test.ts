import { afterEach, expect, it, vi } from 'vitest';
import { log } from './log';

afterEach(() => vi.restoreAllMocks());

it('a surprise is logged by its kind, code and place, and never by what somebody typed', () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
  const typed = 'Olivia Vale\n    at her passport C01X00T47';
  const thrown = [
    new RangeError(`Not a number: ${typed}`),
    Object.assign(new Error(typed), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('refused'), { code: typed }),
    typed,
  ];
  for (const error of thrown) log.error('surprise', error, { request_id: 'request-1' });
  expect(written).toHaveLength(thrown.length);
  expect(written.join('')).not.toMatch(/Olivia|passport/);
  const lines = written.map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ error: 'RangeError', request_id: 'request-1' });
  expect(lines[0].stack).toMatch(/^\s+at .*log\.test\.ts/);
  expect(lines.map(({ code }) => code)).toEqual([undefined, 'ECONNREFUSED', undefined, undefined]);
});
