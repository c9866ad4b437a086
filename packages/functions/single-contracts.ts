import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listConstants, type Node } from './top-constants';

type Property = Node & { key?: Node; value?: Node & { value?: unknown } };
type Call = Node & { callee: Node; arguments: (Node & { properties?: Property[] })[] };

type Found = { id: string; name: string; member?: string };

const isCallOf = (made: string, node: Node | null): node is Call =>
  node?.type === 'CallExpression' && (node as Call).callee.name === made;
const findId = ({ arguments: [given] }: Call): string | undefined => {
  const id = given?.properties?.find(({ key }) => key?.name === 'id')?.value?.value;
  return typeof id === 'string' ? id : undefined;
};
/** Which contracts of a kind a file takes, by what it calls them: `many.tag`, `many['permanent-delete']`. */
const listMembers = (source: string, name: string): string[] => {
  const members = source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'));
  return [...new Set([...members].map(([, plain, quoted]) => plain ?? quoted ?? ''))];
};

/**
 * The contracts of a file, by what stands as `id` in its constants: `contract({ id: 'trips.get', ... })` is one, and `bulkContracts({ id: 'crm.pets', ... })`
 * has several, each with a name of its own after that.
 */
const listContracts = (file: string, source: string): Found[] =>
  listConstants(file, source).flatMap(({ name, init }): Found[] => {
    if (!name) return [];
    const [one, several] = ['contract', 'bulkContracts'].map((made) => isCallOf(made, init) && findId(init));
    if (one) return [{ id: one, name }];
    return several ? listMembers(source, name).map((member) => ({ id: `${several}.${member}`, name, member })) : [];
  });

/** A contract file whose contracts can be imported one by one, each by its id. */
export const exportContracts = (file: string, source: string): string => {
  const found = listContracts(file, source).map((one, i) => ({
    ...one,
    constant: one.member ? `${one.name}_${i}` : one.name,
  }));
  const taken = found.flatMap(({ name, member, constant }) =>
    member ? `const ${constant} = ${name}['${member}'];` : [],
  );
  const each = found.map(({ id, constant }) => `${constant} as '${id}'`);
  return each.length > 0 ? [source, ...taken, `export { ${each.join(', ')} };`].join('\n') : source;
};

const FROM_BESIDE = /^import \{[^}]*\} from '(\.\.?\/[^']+\.contract)';/gm;

/** Which file holds which contract, of those in a table's file and in the contract files that it puts together. */
export const findContracts = async (file: string): Promise<Map<string, string>> => {
  const source = await readFile(file, 'utf8');
  const beside = [...source.matchAll(FROM_BESIDE)].map(([, to = '']) => path.join(path.dirname(file), `${to}.ts`));
  const further = await Promise.all(beside.map(findContracts));
  const own = listContracts(file, source).map(({ id }): [string, string] => [id, file]);
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
