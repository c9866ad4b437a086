import { describe, expect, it } from 'vitest';
import { type Account, judgeAccount } from './quotas';

const good: Account = { concurrency: 1_000, roles: 20, rolesQuota: 1_000, mailsAnyone: true };
const plan = { rolesNeeded: 320, firstTime: true, lasting: true, codesBySes: false };

describe('whether a stage fits into an account', () => {
  it('says nothing of an account with room', () => {
    expect(judgeAccount(good, plan)).toEqual({ stop: [], warn: [] });
  });

  it('stops production at ten concurrent functions, and warns a trial', () => {
    const small = { ...good, concurrency: 10 };
    expect(judgeAccount(small, plan).stop).toEqual([expect.stringContaining('Only 10 functions can run at once')]);
    const trial = judgeAccount(small, { ...plan, lasting: false });
    expect(trial).toEqual({ stop: [], warn: [expect.stringContaining('Only 10')] });
    expect(judgeAccount({ ...good, concurrency: 200 }, plan)).toEqual({
      stop: [],
      warn: [expect.stringContaining('200')],
    });
  });

  it('stops a new stage for which there are too few roles, and not one that has them', () => {
    const full = { ...good, roles: 900 };
    expect(judgeAccount(full, plan).stop).toEqual([expect.stringContaining('has room for 100')]);
    expect(judgeAccount(full, { ...plan, firstTime: false }).stop).toEqual([]);
  });

  it('warns of the SES sandbox, and stops where codes depend on SES', () => {
    const sandbox = { ...good, mailsAnyone: false };
    expect(judgeAccount(sandbox, plan)).toEqual({ stop: [], warn: [expect.stringContaining('sandbox')] });
    expect(judgeAccount(sandbox, { ...plan, codesBySes: true }).stop).toEqual([
      expect.stringContaining('no one could sign up'),
    ]);
  });
});
