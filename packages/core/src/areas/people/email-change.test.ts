import { describe, expect, it } from 'vitest';
import type { UserId } from '../../base/ids';
import { later } from '../../base/later';
import { checkEmailChangeCode, type EmailChange, requestEmailChange } from './email-change';

const NOW = '2031-05-01T10:00:00.000Z';
const at = (minutes: number) => later(NOW, minutes * 60_000);
const user_id = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV' as UserId;
const WISH = { user_id, to: 'new@example.com', code: '123456' };

const asked = (before: EmailChange | undefined, now: string, code: string | undefined = WISH.code): EmailChange => {
  const made = requestEmailChange(before, { ...WISH, code }, now);
  if (!made.ok) throw new Error(made.code);
  return made.value;
};
const entered = (change: EmailChange, code: string, now = at(1)) => {
  const judged = checkEmailChangeCode(change, code, now);
  return judged.ok ? judged.value : { right: judged.code, change };
};

describe('the code of a new address', () => {
  it('is right for an hour, and for the address it was mailed to', () => {
    const change = asked(undefined, NOW);
    expect(entered(change, '123456').right).toBe(true);
    expect(entered(change, '123456', at(60)).right).toBe('sign_in.code_expired');
    expect(entered({ ...change, to: 'other@example.com' }, '123456').right).toBe(false);
    expect(JSON.stringify(change)).not.toContain('123456');
  });
  it('is worth nothing after five wrong ones, also if it is right then', () => {
    let change = asked(undefined, NOW);
    for (let guess = 0; guess < 5; guess++) change = entered(change, '000000').change;
    expect(entered(change, '123456').right).toBe('sign_in.code_expired');
    expect(entered(asked(change, at(2)), '123456', at(3)).right).toBe(true);
  });
  it('is never right where none was mailed, and counts the guesses all the same', () => {
    const { code: _none, ...nobody } = WISH;
    const made = requestEmailChange(undefined, nobody, NOW);
    if (!made.ok) throw new Error(made.code);
    expect(entered(made.value, '123456')).toMatchObject({ right: false, change: { tries: 1 } });
  });
  it('is mailed five times an hour', () => {
    let change = asked(undefined, NOW);
    for (let again = 1; again < 5; again++) change = asked(change, at(again));
    expect(requestEmailChange(change, WISH, at(30))).toMatchObject({ ok: false, code: 'request.too_many' });
    expect(asked(change, at(61)).sent).toHaveLength(4);
  });
  it('stays right for whoever repeats a move that broke off, and no other move begins meanwhile', () => {
    const { change } = entered(asked(undefined, NOW), '123456');
    expect(entered(change, '123456', at(600)).right).toBe(true);
    expect(requestEmailChange(change, WISH, at(2))).toMatchObject({ ok: false, code: 'busy' });
  });
});
