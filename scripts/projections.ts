import path from 'node:path';
import { parseArgs } from 'node:util';
import { CompanyId } from '@wayline/core/base/ids';
import { PROJECTIONS } from '@wayline/core/projections';
import { openTable, type Table } from '@wayline/core/store/client';
import { listCompanies } from '@wayline/core/store/list-companies';
import { type Projection, rebuildProjection, verifyProjection } from '@wayline/core/store/projection';
import { startDatabase } from '@wayline/local/database/engine';
import { TABLE_NAME } from '@wayline/local/environment';

const USAGE = `usage: npm run verify -- NAME|all [--table TABLE] [--company cmp_...]
       npm run rebuild -- NAME|all [--table TABLE] [--company cmp_...]

Compares what is kept to be read quickly with what it is worked out from; rebuild puts it right, and then compares again.
--table TABLE  a table of AWS, with the region and credentials of the environment; without it the data of this machine
               (WAYLINE_DATA, else .wayline), for which Wayline must not be running
${PROJECTIONS.map(({ name, about }) => `  ${name.padEnd(14)} ${about}`).join('\n')}`;
/** As many differences as are told one by one. */
const TOLD = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'string' }, company: { type: 'string' } },
});
const [mode, name] = positionals;
const chosen = PROJECTIONS.filter((projection) => name === 'all' || projection.name === name);
const company = CompanyId.optional().safeParse(values.company);
if ((mode !== 'verify' && mode !== 'rebuild') || chosen.length === 0 || !company.success) {
  console.error(USAGE);
  process.exit(2);
}

/** The table of this machine, as long as it is asked. */
const openLocal = async (): Promise<{ table: Table; stop: () => Promise<unknown> }> => {
  const file = path.join(process.env.WAYLINE_DATA ?? '.wayline', 'table.db');
  const database = await startDatabase({ file });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  return { table: openTable(TABLE_NAME), stop: () => database.stop() };
};
const open = async () =>
  values.table ? { table: openTable(values.table), stop: async () => undefined } : await openLocal();

const { table, stop } = await open();
const companies = company.data ? [company.data] : await listCompanies(table);

const verify = async (projection: Projection): Promise<number> => {
  let wrong = 0;
  for await (const { where, kept, right, ...found } of verifyProjection(table, projection, companies)) {
    wrong += 1;
    if (wrong <= TOLD)
      console.log(`  ${found.company} ${where}: ${JSON.stringify(kept)} should be ${JSON.stringify(right)}`);
  }
  console.log(
    `${projection.name}: ${wrong === 0 ? 'all right' : `${wrong} wrong`} in ${[...companies].length} companies`,
  );
  return wrong;
};

let wrong = 0;
for (const projection of chosen) {
  if (mode === 'rebuild') {
    const done = await rebuildProjection(table, projection, companies);
    console.log(`${projection.name}: ${done.wrong - done.skipped} put right, ${done.skipped} written meanwhile`);
  }
  wrong += await verify(projection);
}
await stop();
process.exit(wrong > 0 ? 1 : 0);
