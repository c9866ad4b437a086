import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { movable } from '../clock';
import { startFresh } from './start-fresh';

afterEach(startFresh);

describe('what a test file leaves', () => {
  it('is forgotten where modules keep it', async () => {
    process.env.TABLE_NAME = 'first';
    const before = (await import('@wayline/functions/kernel/deps')).baseDeps();
    startFresh();
    process.env.TABLE_NAME = 'second';
    const after = (await import('@wayline/functions/kernel/deps')).baseDeps();
    expect([before.table.name, after.table.name]).toEqual(['first', 'second']);
  });

  it('is forgotten in the environment', () => {
    const path = process.env.PATH;
    Object.assign(process.env, { LEFT_BEHIND: '1', PATH: 'nowhere' });
    vi.stubEnv('STUBBED', '1');
    startFresh();
    expect([process.env.LEFT_BEHIND, process.env.STUBBED, process.env.PATH]).toEqual([undefined, undefined, path]);
  });

  it('is forgotten by the clock', () => {
    const still = Date.now();
    movable.waylineClockOffset = 86_400_000;
    vi.useFakeTimers({ now: 0 });
    startFresh();
    expect(movable.waylineClockOffset).toBe(0);
    expect(Date.now()).toBe(still);
  });

  it('no longer stands between functions and AWS, whose commands are changed once only', async () => {
    const seen: string[] = [];
    const named = () => PutObjectCommand.getEndpointParameterInstructions;
    const guard = async (name: string) =>
      (await import('../intercept-clients')).interceptClients(() => {
        seen.push(name);
        return undefined;
      });
    await guard('first');
    const changed = named();
    startFresh();
    await guard('second');
    expect(named()).toBe(changed);
    const { StandsBetween } = named()() as unknown as { StandsBetween: { get(input: object): void } };
    StandsBetween.get({});
    expect(seen).toEqual(['second']);
  });
});
