import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorCode } from '@wayline/core/base/errors';
import type { InputOf, OutputOf } from '@wayline/core/contract/contract';
import { getPossibleErrors } from '@wayline/core/contract/possible-errors';
import { type CallId, CONTRACTS, type Contracts } from '@wayline/core/contracts';
import { openTable } from '@wayline/core/store/client';
import { createTable } from '../database/create-table';
import { startDatabase } from '../database/engine';
import { type Answer, ask, callEvent, type EventOptions, type Handler } from '../gateway/call-event';
import { behaveLikeAws } from '../like-aws/behave-like-aws';
import { enforceRoles, inRole } from '../roles/in-role';
import { tableDefinition } from '../table-definition';
import { type Person, populate } from './populate';
import { rememberFiles } from './remember-files';
import { rememberTable } from './remember-table';
import { STANDINS, startServices } from './services';

export type { Answer, Person };
export type Asked = EventOptions & { as?: Person };

const MODULES = import.meta.glob<{ handler: Handler }>([
  '../../../functions/src/**/*.ts',
  '!../../../functions/src/**/*.test.ts',
]);
const LONG_AGO = 1_000_000_000;

/** A right that is missing fails the test, also where the function makes something else of the refusal. */
const failTest = ([first]: readonly Error[]) => {
  throw first;
};

/** A deployed function by its file, such as `trip/trips/create-trip` or `jobs/due-work`, with the rights of its role and no others. */
export const load = async (name: string): Promise<Handler> => {
  const module = MODULES[`../../../functions/src/${name}.ts`];
  if (!module) throw new Error(`No handler called ${name}.`);
  return inRole(name, (await module()).handler, { refused: failTest });
};

/**
 * Two companies on a real table engine, and a way to call any endpoint in the name of each of their people. With `standins`, sign-ins, files, keys
 * and mails work too, and everyone has the demo password.
 */
export const startWorld = async ({
  standins = false,
  environment = {},
}: {
  standins?: boolean;
  environment?: Record<string, string>;
} = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayline-'));
  const name = `wayline-${randomUUID().slice(0, 8)}`;
  const [database, services] = await Promise.all([
    startDatabase({ file: path.join(folder, 'table.db') }),
    startServices(folder, standins),
  ]);
  const { mint } = services;
  const endpoints = {
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: database.endpoint,
  };
  Object.assign(process.env, services.settings, endpoints, { TABLE_NAME: name }, environment);
  await createTable(database.endpoint, tableDefinition(name));
  const people = await populate(services.enroll);
  enforceRoles();
  if (services.standins)
    services.standins.pool.triggers.preSignUp = async (event) =>
      ((await load('jobs/pre-sign-up')) as unknown as (event: unknown) => Promise<unknown>)(event);
  const back = process.env.WAYLINE_LIKE_AWS === '1' ? await behaveLikeAws(database.endpoint, name) : undefined;
  const find = (email: string) => people.find((p) => p.email === email) as Person;

  const tokens = new Map<string, string>();
  const tokenOf = (person: Person): string => {
    const known = tokens.get(person.sub);
    const token =
      known ?? mint.accessToken(person.sub, { session: `session-of-${person.sub}`, signed_in_at: LONG_AGO });
    tokens.set(person.sub, token);
    return token;
  };
  const send = async <T = unknown>(
    id: CallId,
    input: Record<string, unknown>,
    { as, ...asked }: Asked = {},
  ): Promise<Answer<T>> => {
    const token = asked.token ?? (as && tokenOf(as));
    const answer = await ask<T>(
      await load(CONTRACTS[id].handler),
      callEvent(CONTRACTS[id], input, { ...asked, token }),
    );
    const refused = answer.body.error?.code;
    if (refused && !getPossibleErrors(CONTRACTS[id]).has(refused as ErrorCode))
      throw new Error(`${id} refused with ${refused}, which its contract does not name.`);
    return answer;
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
    database,
    standins: services.standins,
    mint,
    /** Gives somebody a sign-in and returns its id. */
    enroll: services.enroll,
    tokenOf,
    send,
    /** Runs a job or a stream consumer, such as `due-work`, with its event. */
    job: async (job: string, event: unknown = {}): Promise<unknown> =>
      ((await load(`jobs/${job}`)) as unknown as (event: unknown) => Promise<unknown>)(event),
    /** A call typed by its contract. */
    call: <I extends CallId>(id: I, input: InputOf<Contracts[I]>, asked?: Asked) =>
      send<OutputOf<Contracts[I]>>(id, input as Record<string, unknown>, asked),
    /**
     * Remembers what the table and the stand-ins hold. What it returns puts back what was changed since, so that what is prepared once
     * can be used up many times.
     */
    remember: async (): Promise<() => Promise<void>> => {
      const rewindFiles = standins ? rememberFiles(path.join(folder, STANDINS)) : () => {};
      const rewindTable = await rememberTable(openTable(name));
      return async () => {
        rewindFiles();
        await rewindTable();
      };
    },
    stop: async () => {
      await back?.();
      await Promise.all([database.stop(), services.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;
