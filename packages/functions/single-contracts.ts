import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listConstants, type Node } from './top-constants';

type Property = Node & { key?: Node; value?: Node & { value?: unknown } };
type Call = Node & { callee: Node; arguments: (Node & { properties?: Property[] })[] };

const isContract = (node: Node | null): node is Call =>
  node?.type === 'CallExpression' && (node as Call).callee.name === 'contract';

/** The constants of a file that are contracts, by what stands as `id` in `contract({ id: 'trips.get', ... })`. */
export const listContracts = (file: string, source: string): Map<string, string> =>
  new Map(
    listConstants(file, source).flatMap(({ name, init }): [string, string][] => {
      const properties = isContract(init) ? (init.arguments[0]?.properties ?? []) : [];
      const id = properties.find(({ key }) => key?.name === 'id')?.value?.value;
      return name && typeof id === 'string' ? [[id, name]] : [];
    }),
  );

/** A contract file whose contracts can be imported one by one, each by its id. */
export const exportContracts = (file: string, source: string): string => {
  const each = [...listContracts(file, source)].map(([id, name]) => `${name} as '${id}'`);
  return each.length > 0 ? `${source}\nexport { ${each.join(', ')} };` : source;
};

const FROM_BESIDE = /^import \{[^}]*\} from '(\.\.?\/[^']+\.contract)';/gm;

/** Which file holds which contract, of those in a table's file and in the contract files that it puts together. */
export const findContracts = async (file: string): Promise<Map<string, string>> => {
  const source = await readFile(file, 'utf8');
  const beside = [...source.matchAll(FROM_BESIDE)].map(([, to = '']) => path.join(path.dirname(file), `${to}.ts`));
  const further = await Promise.all(beside.map(findContracts));
  const own = [...listContracts(file, source).keys()].map((id): [string, string] => [id, file]);
  return new Map([...further.flatMap((found) => [...found]), ...own]);
};

const IMPORT = /^import \{([^}]*Contracts\b[^}]*)\} from '(@wayline\/core\/[^']+\.contract)';/gm;

/** A source that takes only those contracts it names from the tables it imports. One that `find` does not know is taken with its table. */
export const importContracts = async (
  source: string,
  find: (from: string) => Promise<ReadonlyMap<string, string>>,
): Promise<string> => {
  let text = source;
  for (const [, names = '', from = ''] of source.matchAll(IMPORT)) {
    const files = await find(from);
    for (const name of names.split(',').map((each) => each.trim())) {
      const taken = new Map<string, string>();
      text = text.replaceAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'), (whole, id: string) => {
        if (!files.has(id)) return whole;
        taken.set(id, taken.get(id) ?? `${name}_${taken.size}`);
        return taken.get(id) as string;
      });
      for (const [id, alias] of taken) text += `\nimport { '${id}' as ${alias} } from '${files.get(id)}';`;
    }
  }
  return text;
};
