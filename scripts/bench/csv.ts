import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ROWS_AT_ONCE } from '@wayline/core/areas/trip/trips/lifecycle/limits';
import { agencyRows } from '@wayline/functions/trip/trips/lifecycle/import-samples';
import { writeAll } from './seed';
import { timed } from './timing';
import type { Bench, BenchCompany } from './world';

const ONE_BAD_IN = 4;
type Item = Record<string, unknown>;
export type CsvFigures = { rows: number; good: number; refused: number; ms: number; bare: number; items: number };

/** Everything a run of the import puts into the table. */
const putBy = async (bench: Bench, run: () => Promise<unknown>): Promise<Item[]> => {
  const { sent } = await bench.recorder.during(run);
  return sent.flatMap(({ kind, input }) =>
    kind === 'transact'
      ? ((input as TransactWriteCommand['input']).TransactItems ?? []).flatMap(({ Put }) => Put?.Item ?? [])
      : [],
  );
};

/** A CSV file with every kind of bad row, one row in four bad, imported through its endpoint, beside bare batch writes of the same items, one after the other. */
export const measureCsv = async (bench: Bench, company: BenchCompany, count: number): Promise<CsvFigures> => {
  const rows = agencyRows(count, ONE_BAD_IN);
  const { trip_import } = await bench.ask(
    'trips.imports.start',
    { file_name: 'trips.csv', header_key: 'trip', mapping: { trip_name: 0 }, rows: count },
    company.token,
  );
  const figures = { rows: count, good: 0, refused: 0, ms: 0, bare: 0, items: 0 };
  for (let chunk = 0; chunk * ROWS_AT_ONCE < count; chunk++) {
    const some = rows.slice(chunk * ROWS_AT_ONCE, (chunk + 1) * ROWS_AT_ONCE).map(({ sent }) => sent);
    let outcomes: { trip_id?: string | undefined }[] = [];
    const run = async () => {
      outcomes = (await bench.ask('trips.imports.rows', { id: trip_import.id, chunk, rows: some }, company.token))
        .outcomes;
    };
    let items: Item[] = [];
    figures.ms += await timed(async () => {
      items = await putBy(bench, run);
    });
    // The same bytes beside themselves, so that both meet the same table and the same moment of the machine.
    figures.bare += await timed(() =>
      writeAll(
        bench,
        items.map((item) => ({ ...item, sk: `${item.sk}#BARE` })),
        1,
      ),
    );
    figures.items += items.length;
    const good = outcomes.filter(({ trip_id }) => trip_id).length;
    figures.good += good;
    figures.refused += outcomes.length - good;
  }
  return figures;
};

const LEAST = 0.6;
/** Every row has an outcome, and the import has at least six tenths of the pace of bare writes. */
export const csvComplaints = ({ rows, good, refused, ms, bare }: CsvFigures): string[] => [
  ...(good + refused === rows ? [] : [`of ${rows} rows of a CSV file ${good + refused} have an outcome`]),
  ...(bare / ms >= LEAST ? [] : [`CSV import has ${(bare / ms).toFixed(2)} of the pace of bare writes, not ${LEAST}`]),
];
