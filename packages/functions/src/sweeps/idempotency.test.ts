import { isWrite } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from './audit-rows';
import { placeholderIds } from './prepared';
import { CALL_IDS, getSample, prepareFor } from './samples';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

/** Signing out ends the session that would have to ask again. */
const ENDS_ITS_SESSION = 'users.logout';
/** What two companies agree on, or one does in the other, stands in the audit of both. */
const IN_TWO_COMPANIES = /^misc\.sub-agencies\.(accept|look|end|leave)$/;
const lines = (id: CallId) => (IN_TWO_COMPANIES.test(id) ? 2 : 1);
const writes = CALL_IDS.filter((id) => isWrite(CONTRACTS[id]));
const repeatable = writes.filter((id) => id !== ENDS_ITS_SESSION);

const sample = (id: CallId, digit: string) => JSON.stringify(getSample(id, placeholderIds(digit)));
const aboutRecords = repeatable.filter((id) => sample(id, '0') !== sample(id, '1'));

const twice = async (id: CallId, together: boolean) => {
  const { owner } = world.people;
  const input = getSample(id, await prepareFor(id, world, owner));
  const asked = { token: world.mint.accessToken(owner.sub), key: `${together ? 'together' : 'again'}-${id}` };
  const before = await auditRows(world.table);
  const send = () => world.send(id, input, asked);
  const answers = together ? await Promise.all([send(), send()]) : [await send(), await send()];
  return { answers, audited: (await auditRows(world.table)) - before };
};

describe('a write that is repeated under its idempotency key', () => {
  it.each(repeatable)('%s has one effect and one answer', async (id) => {
    const { answers, audited } = await twice(id, false);
    const [first, again] = answers;
    expect(first?.status).toBe(200);
    expect(again).toEqual(first);
    expect(audited).toBe(lines(id));
  });

  it.each(repeatable)('%s has one effect when both come at once', async (id) => {
    const { answers, audited } = await twice(id, true);
    const [first, again] = answers;
    expect(first?.status).toBe(200);
    expect(again).toEqual(first);
    expect(audited).toBe(lines(id));
  });

  it(`${ENDS_ITS_SESSION} is over after the first time`, async () => {
    const { answers, audited } = await twice(ENDS_ITS_SESSION, false);
    expect(answers.map((a) => a.status)).toEqual([200, 401]);
    expect(audited).toBe(1);
  });

  it.each(aboutRecords)('%s refuses the key for other content', async (id) => {
    const { owner, standard } = world.people;
    const asked = { as: owner, key: `reused-${id}` };
    const [one, other] = [await prepareFor(id, world, owner), await prepareFor(id, world, owner)];
    expect((await world.send(id, getSample(id, one), asked)).status).toBe(200);
    const refused = await world.send(id, getSample(id, { ...other, colleague: standard.user_id }), asked);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'request.key_reused']);
  });
});
