import { BUDGETS, OWN_BUDGETS_KIB } from './budgets';
import { type Bundle, bundleLikeDeployed } from './bundle-handler';
import { getHandlerEntry, handlerNames, PDF_HANDLERS } from './handler-names';
import { failed, notBuilt, type Row } from './row';

const KIB = 1024;
const SHOWN = 6;
const HEAVIEST = 5;

type Output = Bundle['metafile']['outputs'][string];
const packageOf = (file: string) =>
  /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file.slice(file.lastIndexOf('node_modules/')))?.[1] ??
  file.split('/').slice(0, 2).join('/');

/** What a bundle consists of, heaviest first. */
const contentsOf = (output: Output): string => {
  const sizes = new Map<string, number>();
  for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
    sizes.set(packageOf(file), (sizes.get(packageOf(file)) ?? 0) + bytesInOutput);
  }
  const heaviest = [...sizes].sort((a, b) => b[1] - a[1]).slice(0, HEAVIEST);
  return heaviest.map(([name, bytes]) => `${name} ${Math.round(bytes / KIB)}`).join(', ');
};

const rowsOf = (bundle: Bundle): Row[] =>
  Object.values(bundle.metafile.outputs).map((output) => {
    const part = (output.entryPoint ?? '').replace(/^packages\/functions\/src\/|\.ts$/g, '');
    const usual = PDF_HANDLERS.has(part) ? BUDGETS.pdfHandlerKiB : BUDGETS.handlerKiB;
    const budget = OWN_BUDGETS_KIB[part] ?? usual;
    return { part, size: output.bytes / KIB, budget, unit: 'KiB', note: contentsOf(output) };
  });

const bundleOf = (names: readonly string[]) =>
  bundleLikeDeployed(Object.fromEntries(names.map((n) => [n, getHandlerEntry(n)])));

/** One by one, so that a handler that does not bundle hides no other. */
const separately = async (names: readonly string[]): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const name of names) {
    rows.push(...(await bundleOf([name]).then(rowsOf, (error: unknown) => [notBuilt(name, 'KiB', error)])));
  }
  return rows;
};

/** Every function's size: the heaviest, those over their budget and those that are not built. With `all`, each of them. */
export const handlerRows = async (all: boolean): Promise<Row[]> => {
  const { there, missing } = handlerNames();
  const built = await bundleOf(there).then(rowsOf, () => separately(there));
  const rows = built.sort((a, b) => (b.size ?? 0) - (a.size ?? 0));
  const absent = missing.map((name) => notBuilt(name, 'KiB', 'no such file'));
  const shown = all ? rows : rows.filter((row, i) => i < SHOWN || failed(row));
  const middle = rows[Math.floor(rows.length / 2)];
  const median: Row = { part: `the median of ${rows.length} functions`, size: middle?.size, unit: 'KiB' };
  return [...shown, ...absent, median];
};
