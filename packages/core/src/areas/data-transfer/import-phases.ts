import { checkRows, type Found, foundSoFar } from './check-import';
import type { DataImport } from './data-import';
import { type RowOutcome, resultKey } from './data-import.records';
import { clientsToBeFound } from './found-clients';
import { findDayOrder, importRows } from './import-rows';
import type { ImportStep } from './import-step';
import { knownPeople } from './known-people';
import { firstChunk } from './plan-chunk';
import { importChunks, resultFile } from './result-file';
import { writeChunk } from './write-chunk';

/** About how long a row is in a file, in bytes; a packed one holds more. */
const BYTES_OF_A_ROW = { csv: 120, vcard: 300, xlsx: 40 } as const;
const aboutRows = ({ size, format }: DataImport) => Math.ceil(size / BYTES_OF_A_ROW[format]);

/** The dry run. The order of its days is judged by the whole file first. What stands in rows that were counted before is compared with again. */
export const checkPhase = async (
  { tools, company, importer, report }: ImportStep,
  begun: DataImport,
): Promise<DataImport> => {
  const day_first = begun.position === 0 ? await findDayOrder(tools.files, company, begun) : begun.day_first;
  const of = { ...begun, day_first };
  const people = await knownPeople(importer.db, aboutRows(of));
  const found: Found = foundSoFar(of);
  let seen = 0;
  for await (const rows of importRows(tools.files, company, of, of.created_at)) {
    seen += rows.length;
    if (seen <= of.position) {
      for (const row of rows) if ('draft' in row) people.remember(row);
      continue;
    }
    if (tools.enough()) return { ...of, ...found, position: seen - rows.length };
    await checkRows(found, rows, people);
    await report({ ...found, day_first, position: seen });
  }
  return { ...of, ...found, position: seen, state: 'checked' };
};

const count = (done: DataImport['done'], outcomes: readonly RowOutcome[]) => {
  done.rows += outcomes.length;
  for (const { did } of outcomes) done[did] += 1;
};

/** While searches are this many clients behind what was written, nothing more is written. */
const MOST_BEHIND = 500;

/**
 * The writing, and at its end the file that says of every row what became of it. It waits while what it wrote is far ahead of what searches find,
 * so that the work of others is not kept waiting behind it.
 */
export const runPhase = async (
  { tools, company, importer, report }: ImportStep,
  of: DataImport,
): Promise<DataImport> => {
  const people = await knownPeople(importer.db, aboutRows(of));
  const done = { ...of.done };
  const ahead = clientsToBeFound(importer.db, tools.looks);
  let [seen, position] = [0, of.position];
  for await (const rows of importRows(tools.files, company, of, of.created_at)) {
    const begin = seen;
    seen += rows.length;
    while (position < seen) {
      if (tools.enough()) return { ...of, done, position };
      if (ahead.count() > MOST_BEHIND && !(await ahead.untilAtMost(MOST_BEHIND / 2))) return { ...of, done, position };
      const chunk = firstChunk(rows.slice(position - begin));
      const outcomes = await writeChunk(importer, of, { rows: chunk, from: position }, people);
      ahead.expect(outcomes);
      count(done, outcomes);
      // Rows that were written before may have been more or fewer at once, in another version.
      position += outcomes.length;
      await report({ done, position });
    }
  }
  const result = await resultFile(importer.db, of.id);
  await tools.files.put(resultKey(company, of.id), result, { type: 'text/csv' });
  return findPhase({ tools, company, importer, report }, { ...of, done, position, state: 'finding' });
};

/** Nobody is told that an import is done before they find whom it added. */
export const findPhase = async ({ tools, importer }: ImportStep, of: DataImport): Promise<DataImport> => {
  const added = clientsToBeFound(importer.db, tools.looks);
  for await (const chunks of importChunks(importer.db, of.id))
    for (const { outcomes } of chunks) added.expect(outcomes);
  const all = added.count();
  const isFound = await added.untilAtMost(0);
  return { ...of, found: all - added.count(), state: isFound ? 'done' : 'finding' };
};
