import { openTable } from '@wayline/core/store/client';
import { listDeadLetters, retryDeadLetters } from '@wayline/core/store/due';
import { parseCompanyId } from '@wayline/core/store/keys';

const USAGE = `usage: npm run dead-letters -- TABLE [retry]

Lists the work of a table that was given up after ten tries, or has all of it tried again within a minute.
Region and credentials are those of the environment, as for the AWS CLI.`;

const [name, command] = process.argv.slice(2);
if (!name || (command !== undefined && command !== 'retry')) {
  console.error(USAGE);
  process.exit(2);
}
const table = openTable(name);
const letters = await listDeadLetters(table);
for (const { failed_at, type, attempts, error, pk, sk } of letters)
  console.log([failed_at, parseCompanyId(pk), type, `${attempts} tries`, error, `${pk} / ${sk}`].join('  '));
console.log(`${letters.length} dead ${letters.length === 1 ? 'letter' : 'letters'}.`);
if (command === 'retry')
  console.log(`${await retryDeadLetters(table, new Date().toISOString())} will be tried again within a minute.`);
