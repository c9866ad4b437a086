import type { CheckedRow } from './check-client-row';
import { type DataImport, MOST_LISTED, type Problem, type RowMatch, type Tally } from './data-import';
import type { KnownPeople } from './known-people';

/** Of what is wrong with a row the screen shows the beginning. */
const MOST_SHOWN = 300;
/** What a dry run has found so far. */
export type Found = { tally: Tally; problems: Problem[]; matches: RowMatch[] };
export const NOTHING_FOUND: Found = {
  tally: { rows: 0, ready: 0, failed: 0, certain: 0, likely: 0, possible: 0 },
  problems: [],
  matches: [],
};
export const foundSoFar = ({ tally, problems, matches }: DataImport): Found => ({
  tally: { ...tally },
  problems: [...problems],
  matches: [...matches],
});

/** Counts rows, and lists the first that stay out and the first whose person may be known. */
export const checkRows = async (found: Found, rows: readonly CheckedRow[], people: KnownPeople): Promise<void> => {
  const drafts = rows.flatMap((row) => ('draft' in row ? [row.draft] : []));
  const matchOf = await people.lookUp(drafts);
  const { tally, problems, matches } = found;
  for (const checked of rows) {
    const { row, name } = checked;
    tally.rows += 1;
    if ('issues' in checked) {
      tally.failed += 1;
      if (problems.length < MOST_LISTED)
        problems.push({ row, name, why: checked.issues.join(' ').slice(0, MOST_SHOWN) });
      continue;
    }
    tally.ready += 1;
    const match = matchOf(checked);
    if (match) {
      tally[match.grade] += 1;
      if (matches.length < MOST_LISTED) matches.push({ row, name, ...match });
    }
    people.remember(checked);
  }
};
