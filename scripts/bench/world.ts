import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toCompanyPageName } from '@wayline/core/areas/people/company-page';
import { openCompany } from '@wayline/core/areas/people/open-company';
import { type InputOf, isWrite, type OutputOf } from '@wayline/core/contract/contract';
import { CONTRACTS, type Contracts } from '@wayline/core/contracts';
import { transact } from '@wayline/core/store/transact';
import { baseDeps } from '@wayline/functions/kernel/deps';
import { createTable } from '@wayline/local/database/create-table';
import { startDatabase } from '@wayline/local/database/engine';
import { callEvent } from '@wayline/local/gateway/call-event';
import { tableDefinition } from '@wayline/local/table-definition';
import { tokenMint } from '@wayline/local/testing/token-mint';
import { HANDLERS, type MeasuredCall } from './handlers';
import { catchMetricLines } from './metric-lines';
import { recordCommands } from './recorder';

/** Kept in memory where there is such a folder: the disk's pace is nobody's business here. */
const MEMORY = '/dev/shm';

/** A table engine of its own, and the handlers as Lambda would call them. */
export const startBench = async () => {
  const folder = mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'wayline-bench-'));
  const database = await startDatabase({ file: path.join(folder, 'table.db') });
  const mint = tokenMint();
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    TABLE_NAME: 'bench',
    USER_POOL_ID: mint.poolId,
    CLIENT_ID: mint.clientId,
    SEAL_KEY_ID: 'alias/seal',
    // No rate is asked for: everything is in the currency of the books.
    RATES_URL: 'http://localhost:9',
    // Nobody is connected: what the stream tells open pages goes nowhere.
    WS_API_ENDPOINT: 'http://localhost:9',
    LOCAL_JWKS: JSON.stringify(mint.jwks),
  });
  await createTable(database.endpoint, tableDefinition('bench'));
  catchMetricLines();
  const deps = baseDeps();
  const recorder = recordCommands(deps.table);

  /** A company on its first day, and its owner's token. */
  const company = async (company_name: string) => {
    const sub = randomUUID();
    const opened = openCompany(deps.table, {
      company_id: deps.newId('company'),
      user_id: deps.newId('user'),
      sub,
      company_name,
      page_name: toCompanyPageName(company_name),
      type: 'agency',
      first_name: 'Olivia',
      last_name: 'Vale',
      email: 'owner@bench.wayline.test',
      subscription: 'Advance Yearly',
      now: deps.now(),
    });
    await transact(deps.table, opened.writes);
    return { id: opened.company.id, user: opened.user, token: mint.accessToken(sub, { session: sub, lifetime: 7200 }) };
  };

  const ask = async <I extends MeasuredCall>(
    id: I,
    input: InputOf<Contracts[I]>,
    token: string,
  ): Promise<OutputOf<Contracts[I]>> => {
    const contract = CONTRACTS[id];
    const answer = await HANDLERS[id](
      callEvent(contract, input as Record<string, unknown>, { token, ...(isWrite(contract) && { key: randomUUID() }) }),
    );
    if (answer.statusCode !== 200) throw new Error(`${id} answered ${answer.statusCode}: ${answer.body}`);
    return JSON.parse(answer.body ?? '') as OutputOf<Contracts[I]>;
  };
  const stop = async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...deps, recorder, company, ask, stop };
};
export type Bench = Awaited<ReturnType<typeof startBench>>;
export type BenchCompany = Awaited<ReturnType<Bench['company']>>;
