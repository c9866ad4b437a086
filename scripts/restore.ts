import { parseArgs } from 'node:util';
import { bringBack, listVersions, lostVersions } from '@wayline/core/areas/files/s3-versions';
import { CompanyId } from '@wayline/core/base/ids';
import { Instant } from '@wayline/core/base/values';
import { LIST_COUNTERS } from '@wayline/core/projections';
import { openTable } from '@wayline/core/store/client';
import { compareTables, type Tally, tallyDifferences } from '@wayline/core/store/restore/compare-tables';
import { copyBack } from '@wayline/core/store/restore/copy-back';
import { restoreToPointInTime } from '@wayline/core/store/restore/point-in-time';

const USAGE = `usage: npm run restore -- TABLE INSTANT [--company cmp_...] [--files BUCKET] [--write] [--exact]

Restores a table as it was at INSTANT (such as 2027-03-01T09:30:00.000Z) into a new one beside it, and says what differs.
--company CMP  compares and writes back this company alone
--write        writes back what is missing or was changed; without it nothing of the live table is touched
--files BUCKET does the same for the files: what was overwritten or deleted since; --exact does not remove any
--exact        also removes what is newer than INSTANT
Region and credentials are those of the environment, as for the AWS CLI.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    company: { type: 'string' },
    files: { type: 'string' },
    write: { type: 'boolean' },
    exact: { type: 'boolean' },
  },
});
const [table, instant] = positionals;
const at = Instant.safeParse(instant);
const company = CompanyId.optional().safeParse(values.company);
if (!table || positionals.length > 2 || !at.success || !company.success) {
  console.error(USAGE);
  process.exit(2);
}

const linesOf = (tally: Tally): string[] =>
  Object.entries(tally).flatMap(([how, kinds]) =>
    Object.entries(kinds).map(([kind, n]) => `  ${how.padEnd(8)} ${String(n).padStart(7)} ${kind}`),
  );

const restoreFiles = async (bucket: string, instant: string) => {
  const lost = lostVersions(await listVersions(bucket, company.data ? `${company.data}/` : ''), instant);
  for (const file of values.write ? lost : []) await bringBack(bucket, file);
  console.log(
    `${lost.length} files of ${bucket} were overwritten or deleted since${values.write ? ', and are back' : ''}.`,
  );
};

try {
  const into = await restoreToPointInTime({ table, at: at.data, say: (line) => console.log(line) });
  const tables = { live: openTable(table), backup: openTable(into), company: company.data };
  const compared = async () => tallyDifferences(compareTables({ ...tables, now: new Date().toISOString() }));
  const before = await compared();
  console.log([`${table} beside ${into}:`, ...linesOf(before)].join('\n'));
  if (values.write) {
    const copied = await copyBack(
      { ...tables, now: new Date().toISOString() },
      { exact: values.exact, counters: LIST_COUNTERS },
    );
    console.log(
      `${copied.written} written back, ${copied.removed} removed, ${copied.skipped} skipped because they were changed meanwhile, ${copied.recounted} counters put right.`,
    );
    const after = await compared();
    console.log(['What differs now:', ...linesOf(after)].join('\n'));
    const left = [...Object.values(after.missing), ...Object.values(after.changed)].reduce((a, b) => a + b, 0);
    if (left > 0) throw new Error(`${left} items still differ. Run it again; what is done already is skipped.`);
  }
  if (values.files) await restoreFiles(values.files, at.data);
  console.log(`Delete ${into} when you no longer need it: aws dynamodb delete-table --table-name ${into}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
