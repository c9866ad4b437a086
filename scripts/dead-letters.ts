import { openTable } from '@wayline/core/store/client';
import { listDeadLetters, retryDeadLetters } from '@wayline/core/store/due';
import { parseCompanyId } from '@wayline/core/store/keys';

const USAGE = `usage: npm run dead-letters -- TABLE [retry [TYPE]]

Lists the work of a table that was given up after ten tries, by type, or has it tried again within a minute: all, or
what is of one type, such as bell_delivery. An event that was not delivered is listed for each purpose it failed for.
Region and credentials are those of the environment, as for the AWS CLI.`;

const [name, command, type] = process.argv.slice(2);
if (!name || (command !== undefined && command !== 'retry')) {
  console.error(USAGE);
  process.exit(2);
}
const table = openTable(name);
const letters = await listDeadLetters(table);
for (const { failed_at, type, attempts, error, pk, sk } of letters)
  console.log([failed_at, parseCompanyId(pk), type, `${attempts} tries`, error, `${pk} / ${sk}`].join('  '));
const types = [...new Set(letters.map((letter) => letter.type))].sort();
for (const one of types) console.log(`${letters.filter((letter) => letter.type === one).length} of ${one}`);
console.log(`${letters.length} dead ${letters.length === 1 ? 'letter' : 'letters'}.`);
if (command === 'retry')
  console.log(`${await retryDeadLetters(table, new Date().toISOString(), type)} will be tried again within a minute.`);
