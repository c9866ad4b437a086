/**
 * npm run mutate -- --seed 7 --count 30 [--in FOLDER] [--command 'COMMAND {tests}'] [--out NAME] [--only N,N]: breaks the product at places that the seed
 * chooses, one at a time, and tells which of them a command hears of. `{tests}` are the files with tests that the broken file reaches, without
 * the sweeps. Two runs with one seed and another command, or with other sweeps checked out, are compared by their two JSON files.
 *
 * Of our own, and not Stryker: its vitest runner runs all tests once for coverage, by each test, before it begins, and puts every mutant of a file into it
 * at once. With 8,400 tests, half of them on a table engine, that is hours before the first answer; and it knows nothing of permissions, conditions of writes and
 * parts of keys, which are what must not break here.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { askGit } from '../test/changed/changed-files';
import { findReach } from '../test/changed/reach';
import { readSources } from '../test/changed/read-sources';
import { chooseMutations } from './choose-mutations';
import { findMutations, type Mutation } from './find-mutations';
import { type Judgement, judgeMutant } from './judge-mutant';
import { isProductFile } from './product-files';
import { tableOf } from './table';
import { withMutation } from './with-mutation';

const OUT = 'node_modules/.cache/wayline';
const COMMAND =
  'node_modules/.bin/vitest run --project unit --project endpoint --bail 1 --reporter=./scripts/test/vitest-outcome.reporter.ts {tests}';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    in: { type: 'string', default: '' },
    command: { type: 'string', default: COMMAND },
    out: { type: 'string', default: 'mutants' },
    only: { type: 'string' },
  },
});
const isClean = () => askGit('status', '--porcelain', '--untracked-files=no') === '';
if (!isClean()) {
  console.error('The working tree has changes, which this could lose. Commit them first.');
  process.exit(2);
}

const files = (askGit('ls-files') ?? '').split('\n').filter(Boolean);
const sources = readSources(files);
const all = files
  .filter((file) => isProductFile(file, values.in))
  .flatMap((file) => findMutations(file, readFileSync(file, 'utf8')));
const chosen = chooseMutations(all, Number(values.seed), Number(values.count));
const only = values.only?.split(',').map(Number);
console.log(`${all.length} places to break; ${only?.length ?? chosen.length} of them, by seed ${values.seed}.`);

/** One mutant, judged by the tests that its file reaches; where the command names no tests, by the command as it is. */
const judge = async (mutation: Mutation): Promise<Judgement> => {
  const { tests } = findReach([mutation.file], sources, files);
  const reached = [...tests.unit, ...tests.endpoint];
  if (values.command.includes('{tests}') && reached.length === 0) return { verdict: 'untested', by: [], seconds: 0 };
  return withMutation(mutation, () => judgeMutant(values.command, reached));
};

const results: ({ number: number } & Mutation & Judgement)[] = [];
mkdirSync(OUT, { recursive: true });
for (const [i, mutation] of chosen.entries()) {
  const number = i + 1;
  if (only && !only.includes(number)) continue;
  results.push({ number, ...mutation, ...(await judge(mutation)) });
  console.log(tableOf(results.slice(-1)).join('\n'));
  writeFileSync(`${OUT}/${values.out}.json`, JSON.stringify(results, null, 2));
}
console.log(`\n${tableOf(results).join('\n')}`);
const caught = results.filter(({ verdict }) => verdict === 'caught' || verdict === 'endless').length;
console.log(`\n${caught} of ${results.length} caught. ${OUT}/${values.out}.json says all of it.`);
if (!isClean()) {
  console.error('The working tree is not as it was: see git status.');
  process.exit(1);
}
