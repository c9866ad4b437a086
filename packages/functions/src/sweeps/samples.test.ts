import { randomUUID } from 'node:crypto';
import type { Contract } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { toMailEvents } from '@wayline/local/fakes/mail/feedback';
import { askedSoFar, FUNCTION_NAMES } from '@wayline/local/roles/in-role';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../kernel/deps';
import { connectAs, disconnect, here, join, leave, socketEvent, startGateway } from '../sockets/gateway.fixture';
import { dataModelPage } from './data-model-page';
import { prepareOnce } from './prepare-once';
import type { Prepared } from './prepared';
import { CALL_IDS, getSample } from './samples';
import { recordReads } from './table-reads';

let world: World;
let preparedFor: (id: CallId) => Promise<Prepared>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
  const environment = { ...gateway.environment, SUPPORT_CHAT: 'support-chat' };
  world = await startWorld({ standins: true, environment });
  world.standins?.secrets.set('support-chat', 'shared with the chat');
  preparedFor = await prepareOnce(world, world.people.owner);
});
afterAll(async () => {
  await world.stop();
  gateway.stop();
});

/** How each operation read the table. */
const readsOf = new Map<CallId, readonly string[]>();
/** As many records as a consumer of the stream is handed at once. */
const BATCH = 25;
/** Answers that a sample cannot avoid: a secret that only a mail, an authenticator or an earlier sign-in knows. */
const WITHOUT_SECRET: Record<string, number> = {
  'users.login.totp': 401,
  'users.refresh': 401,
  'users.sign-up.confirm': 401,
  'users.reset-password': 400,
  'users.settings.two-step-auth': 409,
  'users.email-change.confirm': 400,
  'users.stripe-webhook': 400,
  'users.recovery-codes.create': 409,
  'users.invitations.open': 404,
  'users.invitations.accept': 404,
};
const goodStatus = (id: CallId) => ((CONTRACTS[id] as Contract).redirects ? 302 : 200);

/** What the page behind the prepared link is given. */
const pageToken = async (prepared: Prepared) =>
  (await world.call('public.token.create', getSample('public.token.create', prepared) as never)).body.access_token;

describe('within the rights of its role', () => {
  it.each(CALL_IDS)('%s takes its sample', async (id) => {
    const fresh = await preparedFor(id);
    const { sub, company_id } = world.people.owner;
    const token = world.mint.accessToken(sub);
    // Who calls is known by then, so that what is recorded is what the operation itself reads; its role has to find that out too.
    await world.send('users.current.get', {}, { token });
    if (CONTRACTS[id].access.kind === 'signed_in')
      await world.send(id, {}, { token: world.mint.accessToken(randomUUID()) });
    const bearer = CONTRACTS[id].access.kind === 'public_token' ? await pageToken(fresh) : token;
    const { answer, reads } = await recordReads(company_id, () =>
      world.send(id, getSample(id, fresh), { token: bearer }),
    );
    readsOf.set(id, reads);
    const { status, body } = answer;
    expect({ status, error: body.error?.code }).toEqual({
      status: WITHOUT_SECRET[id] ?? goodStatus(id),
      error: status < 400 ? undefined : expect.any(String),
    });
  });

  it('a code of a sign-up that is confirmed already signs in', async () => {
    const { email } = world.people.owner;
    const again = await world.call('users.sign-up.confirm', { email, password: DEMO_PASSWORD, code: '123456' });
    expect(again.status).toBe(200);
  });

  it('a socket opens, comes to a trip, leaves it and closes', async () => {
    const { owner } = world.people;
    const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as: owner })).body;
    const { id, status } = await connectAs(world, owner);
    const said = socketEvent(id, { channel: `trip.${trip.id}` });
    const answers = [await join(said), await here(said), await leave(said), await disconnect(socketEvent(id))];
    expect([status, ...answers.map((answer) => answer.statusCode)]).toEqual([200, 200, 200, 200, 200]);
  });

  it.each([
    ['deliver-events', 'event'],
    ['send-mail', 'mail'],
  ])('%s hears of each new %s', async (job, type) => {
    const { Records } = await streamBatch(world.table.name);
    // A mail that was given up is nobody's to send.
    const heard = Records.filter(({ dynamodb }) => {
      const item = dynamodb?.NewImage;
      return item?.type?.S === type && item.status?.S !== 'failed';
    });
    await world.job(job, { Records: heard.slice(-BATCH) });
  });

  it('mail-feedback hears of a mail that came back', async () => {
    const to = 'bounce@simulator.amazonses.com';
    const { company_id: company } = world.people.owner;
    const sent = {
      id: 'bounced',
      at: new Date().toISOString(),
      to: [to],
      tags: { company, mail: baseDeps().newId('mail') },
    };
    for (const event of toMailEvents(sent)) await world.job('mail-feedback', event);
  });

  it.each(['due-work', 'long-work', 'after-deployment'])('%s runs', async (job) => {
    await world.job(job);
  });
});

describe('docs/data-model.md', () => {
  it('says how each operation reads the table', async () => {
    const { sub, company_id } = world.people.owner;
    const nothing: CallId = 'lookups.currencies.list';
    expect(readsOf.get(nothing)).toEqual([]);
    const token = world.mint.accessToken(sub);
    const { reads: admission } = await recordReads(company_id, () => world.send(nothing, {}, { token }));
    expect([...readsOf.values()].flat()).not.toContain('the whole table');
    await expect(dataModelPage(admission, readsOf)).toMatchFileSnapshot('../../../../docs/data-model.md');
  });
});

/** What no right of its own is needed for, so that nothing is seen of it here. */
const ASKS_FOR_NOTHING: Record<string, string> = {
  'sockets/default': 'refuses whatever it hears',
  'sockets/ping': 'answers whatever it hears',
  'trip/itinerary/link-gone': 'shows a fixed page',
  'people/api-key-openapi': 'shows a fixed document',
  'people/refresh': 'asks Cognito by the token',
  'people/resend-confirmation': 'asks Cognito for what anyone may',
  'people/login-totp': 'reads the account once the code is right, which sessions.test.ts knows',
};

describe('the roles', () => {
  it('were all put to the test', () => {
    const seen = FUNCTION_NAMES.filter((name) => askedSoFar().get(name)?.size);
    const quiet = FUNCTION_NAMES.filter((name) => !seen.includes(name));
    process.stdout.write(
      `Rights: ${seen.length} of ${FUNCTION_NAMES.length} functions exercised, ${quiet.length} ask for nothing.\n`,
    );
    expect(quiet.sort()).toEqual(Object.keys(ASKS_FOR_NOTHING).sort());
  });
});
