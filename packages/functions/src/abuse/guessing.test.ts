import { randomBytes } from 'node:crypto';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const MINUTE = 60_000;
const MOST = 12;
const WRONG = 'Not-the-password-1';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

type Asked = Promise<{ status: number; body: { error?: { code: string } } }>;
/** What is answered to one wrong try after another, until it is too many. */
const guessed = async (guess: () => Asked): Promise<(string | undefined)[]> => {
  const codes: (string | undefined)[] = [];
  while (codes.length < MOST && codes.at(-1) !== 'request.too_many') codes.push((await guess()).body.error?.code);
  return codes;
};
const mailedCode = (email: string) => /\b\d{6}\b/.exec(world.standins?.box.list(email)[0]?.text ?? '')?.[0] ?? '';
const another = (code: string) => (code === '000000' ? '111111' : '000000');

describe('guessing', () => {
  it('a password is told apart from a mistake after a few tries, for the right one too, and ends by itself', async () => {
    const { email } = world.people.standard;
    const login = (password: string) => world.call('users.login', { email, password });
    const codes = await guessed(() => login(WRONG));
    expect(codes.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'sign_in.refused'));
    expect(codes.at(-1)).toBe('request.too_many');
    expect((await login(DEMO_PASSWORD)).status).toBe(429);
    clock.waylineClockOffset = 2 * MINUTE;
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  it('the code of a new password is slowed, and one code works once', async () => {
    const { email } = world.people.advisor;
    const reset = (code: string, password = 'Wayline-demo-2') =>
      world.call('users.reset-password', { email, code, password });
    await world.call('users.forgot-password', { email });
    const codes = await guessed(() => reset(another(mailedCode(email))));
    expect(codes[0]).toBe('sign_in.code_wrong');
    expect(codes.at(-1)).toBe('request.too_many');
    clock.waylineClockOffset = 5 * MINUTE;
    await world.call('users.forgot-password', { email });
    const code = mailedCode(email);
    expect((await reset(code)).status).toBe(200);
    const again = await reset(code, 'Wayline-demo-3');
    expect([again.status, again.body.error?.code]).toEqual([400, 'sign_in.code_expired']);
  });

  it('the password that closes an account is slowed like any other', async () => {
    const close = () =>
      world.call(
        'users.closing.set',
        { what: 'self', closing: true, password: WRONG },
        { as: world.people.contractor },
      );
    const codes = await guessed(close);
    expect(codes[0]).toBe('closing.password_wrong');
    expect(codes.at(-1)).toBe('request.too_many');
  });

  it('a public link finds nothing: it is 256 bits of chance, and every wrong one is answered alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.call('public.ti.viewed', { url: randomBytes(32).toString('base64url') })),
    );
    for (const { status, body } of answers) expect([status, body.error?.code]).toEqual([404, 'link.gone']);
  });
});
