import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CallId, CONTRACTS, type Contracts } from '@wayline/core/contracts';
import { openCompany } from '@wayline/core/identity/open-company';
import { subPointer, Users } from '@wayline/core/identity/people.records';
import { addressOf, type InputOf, type OutputOf, pathNames } from '@wayline/core/kernel/contract';
import { openTable } from '@wayline/core/store/client';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { baseDeps } from '@wayline/functions/kernel/deps';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createTable } from '../database/create-table';
import { startDatabase } from '../database/engine';
import { DEMO_COMPANIES, type DemoPerson } from '../demo/people';
import { tableDefinition } from '../table-definition';
import { tokenMint } from './token-mint';

const CLIENT = 'testclient';
const MODULES = import.meta.glob<{
  handler: (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
}>(['../../../functions/src/*/*.ts', '!../../../functions/src/*/*.test.ts']);

export type Person = DemoPerson & { sub: string; user_id: string; company_id: string };
export type Asked = { as?: Person; token?: string; key?: string; headers?: Record<string, string>; rawBody?: string };
export type Answer<T> = {
  status: number;
  body: T & { error?: { code: string; title: string; message: string; current?: unknown; issues?: unknown } };
};

/** Opens the demo companies in the table, with the people in them. */
const populate = async (): Promise<Person[]> => {
  const { table, newId, now } = baseDeps();
  const people: Person[] = [];
  for (const { people: team, ...company } of DEMO_COMPANIES) {
    const [owner, ...others] = team;
    if (!owner) continue;
    const sub = randomUUID();
    const opened = openCompany(table, {
      ...company,
      ...owner,
      company_id: newId('company'),
      user_id: newId('user'),
      sub,
      now: now(),
    });
    const w = writesFor(table, opened.company.id);
    await transact(table, opened.writes);
    people.push({ ...owner, sub, user_id: opened.user.id, company_id: opened.company.id });
    for (const other of others) {
      const user = { ...opened.user, ...other, id: newId('user'), sub: randomUUID() };
      await transact(table, [
        w.insert(Users, user),
        w.point(subPointer(user.sub), { company_id: opened.company.id, user_id: user.id }),
      ]);
      people.push({ ...other, sub: user.sub, user_id: user.id, company_id: opened.company.id });
    }
  }
  return people;
};

const eventOf = (
  id: CallId,
  input: Record<string, unknown>,
  asked: Asked,
  token: string | undefined,
): APIGatewayProxyEventV2 => {
  const contract = CONTRACTS[id];
  const inPath = pathNames(contract.path);
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)));
  const reads = contract.method === 'GET' || contract.method === 'DELETE';
  const query = Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, String(v)]));
  return {
    version: '2.0',
    routeKey: `${contract.method} ${contract.path}`,
    rawPath: addressOf(contract),
    rawQueryString: '',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(asked.key && { 'idempotency-key': asked.key }),
      'content-type': 'application/json',
      ...asked.headers,
    },
    ...(inPath.length > 0 && { pathParameters: Object.fromEntries(inPath.map((name) => [name, String(input[name])])) }),
    ...(reads ? { queryStringParameters: query } : { body: asked.rawBody ?? JSON.stringify(rest) }),
    isBase64Encoded: false,
    requestContext: {
      requestId: randomUUID(),
      http: { method: contract.method },
    } as APIGatewayProxyEventV2['requestContext'],
  };
};

/** Two companies on a real table engine, and a way to call any endpoint as any of their people. */
export const startWorld = async (environment: Record<string, string> = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayline-'));
  const database = await startDatabase({ file: path.join(folder, 'table.db') });
  const name = `wayline-${randomUUID().slice(0, 8)}`;
  const mint = tokenMint(CLIENT);
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    TABLE_NAME: name,
    USER_POOL_ID: mint.poolId,
    CLIENT_ID: CLIENT,
    PUBLIC_CLIENT_ID: 'publicclient',
    TOKEN_URL: 'http://127.0.0.1:9/none',
    LOCAL_JWKS: JSON.stringify(mint.jwks),
    ORIGIN: 'http://localhost:3000',
    SEAL_KEY_ID: 'alias/seal',
    FILES_BUCKET: 'files',
    MAIL_FROM: 'Wayline <hello@wayline.test>',
    ...environment,
  });
  await createTable(database.endpoint, tableDefinition(name));
  const people = await populate();
  const find = (email: string) => people.find((p) => p.email === email) as Person;
  const send = async <T = unknown>(
    id: CallId,
    input: Record<string, unknown>,
    asked: Asked = {},
  ): Promise<Answer<T>> => {
    const load = MODULES[`../../../functions/src/${CONTRACTS[id].handler}.ts`];
    if (!load) throw new Error(`No handler for ${id}.`);
    const token =
      asked.token ??
      (asked.as &&
        mint.accessToken(asked.as.sub, { session: `session-of-${asked.as.sub}`, signed_in_at: 1_000_000_000 }));
    const answer = await (await load()).handler(eventOf(id, input, asked, token));
    const text = answer.body ?? '';
    const isJson = String(answer.headers?.['content-type']).includes('json');
    return { status: answer.statusCode ?? 200, body: (isJson ? JSON.parse(text) : { text }) as Answer<T>['body'] };
  };
  return {
    people: {
      owner: find('owner@demo.wayline.test'),
      advisor: find('advisor@demo.wayline.test'),
      standard: find('standard@demo.wayline.test'),
      contractor: find('contractor@demo.wayline.test'),
      stranger: find('owner@other.wayline.test'),
    },
    table: openTable(name),
    mint,
    send,
    /** A call typed by its contract. */
    call: <I extends CallId>(id: I, input: InputOf<Contracts[I]>, asked?: Asked) =>
      send<OutputOf<Contracts[I]>>(id, input as Record<string, unknown>, asked),
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;
