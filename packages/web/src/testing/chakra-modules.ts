const MODULES = import.meta.glob<string>('/node_modules/@chakra-ui/react/dist/esm/{index.js,components/**/*.js}', {
  query: '?raw',
  import: 'default',
  eager: true,
  exhaustive: true,
});
const CHAKRA = '/node_modules/@chakra-ui/react/dist/esm/';
const below = (from: string, to: string) => new URL(to, `file://${from}`).pathname;

/** The module of Chakra that each of its exports comes from. */
const readExports = (): Map<string, string> => {
  const index = MODULES[`${CHAKRA}index.js`];
  if (!index) throw new Error('Chakra is not where it was.');
  const namespaces = new Map(
    [...index.matchAll(/import \* as (\S+) from '(\.\S+)'/g)].map(([, name = '', from = '']) => [name, from]),
  );
  return new Map(
    [...index.matchAll(/export \{([^}]*)\}(?: from '([^']+)')?/g)].flatMap(([, names = '', from]) =>
      names.split(',').map((pair): [string, string] => {
        const [inside = '', outside = inside] = pair.trim().split(' as ');
        return [outside, from ?? namespaces.get(inside) ?? ''];
      }),
    ),
  );
};
const EXPORTS = readExports();

/** A component's own code: its module and what that imports of other components, however far. */
const codeFrom = (file: string, seen: Map<string, string>): Map<string, string> => {
  const code = MODULES[file];
  if (code === undefined || seen.has(file)) return seen;
  seen.set(file, code);
  for (const [, to = ''] of code.matchAll(/from '(\.[^']+)'/g)) codeFrom(below(file, to), seen);
  return seen;
};

const RECIPE = /createRecipeContext|createSlotRecipeContext|useRecipe|useSlotRecipe/;

/** The recipes that an export of Chakra looks up while it renders, by their keys. Throws for a name that Chakra does not export. */
export const listRecipes = (name: string): string[] => {
  const from = EXPORTS.get(name);
  if (from === undefined) throw new Error(`Chakra exports no ${name}.`);
  const code = [...codeFrom(below(CHAKRA, from), new Map()).values()];
  return code
    .filter((text) => RECIPE.test(text))
    .flatMap((text) => [...text.matchAll(/\bkey: "(\w+)"/g)].map(([, key = '']) => key));
};
