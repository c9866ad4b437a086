import { createSystem, defaultConfig } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { listRecipes } from '../../testing/chakra-modules';
import { RECIPES, SLOT_RECIPES } from './recipes';
import { system, WAYLINE } from './theme';

const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const whole = createSystem(defaultConfig, WAYLINE);
const kept = Object.keys({ ...RECIPES, ...SLOT_RECIPES }).sort();

const importedFrom = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
const used = [...new Set(Object.values(SOURCES).flatMap(importedFrom))];

it('holds the recipes of the components in use, each of them and no other', () => {
  const needed = new Set(used.flatMap(listRecipes));
  expect(used).toContain('Button');
  expect(kept).toEqual([...needed].filter((key) => whole.hasRecipe(key)).sort());
});
it('names a recipe that is missing as soon as a component is used', () => {
  expect(listRecipes('Switch')).toEqual(['switch']);
  expect(listRecipes('IconButton')).toContain('spinner');
});

/** Chakra's palettes have eleven numbered shades beside what the recipes speak of: solid, subtle, fg and so on. */
const withoutShades = (look: object): unknown =>
  JSON.parse(JSON.stringify(look, (name, value) => (/color-palette-\d+$/.test(name) ? undefined : value)));

type Looks = { variantMap: Record<string, readonly string[]> };
/** A recipe's own look, and its look with each of its variants. */
const choicesOf = ({ variantMap }: Looks) => [
  {},
  ...Object.entries(variantMap).flatMap(([variant, values]) => values.map((value) => ({ [variant]: value }))),
];
const looksIn = (theme: typeof system, key: string) => {
  const recipe = theme.isRecipe(key) ? theme.getRecipeFn(key) : theme.getSlotRecipeFn(key);
  return choicesOf(recipe).map((choice) => withoutShades(recipe(choice)));
};

describe('what is left of the theme', () => {
  it.each(kept)('gives %s the look it has with all of Chakra', (key) => {
    expect(looksIn(system, key).length).toBeGreaterThan(0);
    expect(looksIn(system, key)).toEqual(looksIn(whole, key));
  });
  it('has every palette that a page asks for', () => {
    const gone = new Set(
      whole.tokens.allTokens
        .filter(({ extensions: { category } }) => category === 'colors')
        .map(({ extensions: { prop = '' } }) => prop)
        .filter((name) => !system.tokens.getByName(`colors.${name}`))
        .flatMap((name) => [name, name.split('.')[0] as string])
        .filter((name) => !system.tokens.colorPaletteMap.has(name)),
    );
    expect(gone).toContain('purple.solid');
    const asked = Object.entries(SOURCES)
      .filter(([file]) => !file.startsWith('./'))
      .flatMap(([file, code]) =>
        [...code.matchAll(/(?:colorPalette=|['"])["']?([a-z]+(?:\.\w+)?)["']/gi)]
          .map(([, name = '']) => name)
          .filter((name) => gone.has(name) && (name.includes('.') || code.includes(`colorPalette="${name}"`)))
          .map((name) => `${name} in ${file}`),
      );
    expect(asked).toEqual([]);
  });
});
