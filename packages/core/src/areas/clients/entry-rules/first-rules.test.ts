import { expect, it } from 'vitest';
import { entryRules } from './entry-rule';
import { FIRST_RULES } from './first-rules';

it('what countries ask is seeded with rules that can be saved as they are, each country in one of them', () => {
  const { entries } = entryRules.schema.parse({ entries: FIRST_RULES });
  expect(entries).toEqual(FIRST_RULES);
  const countries = entries.flatMap((rule) => rule.countries);
  expect(new Set(countries).size).toBe(countries.length);
});
it.each([
  [{ countries: [] }, 'Choose at least one country.'],
  [{ countries: ['XX'] }, 'Choose a country from the list.'],
  [{ source: ' ' }, 'Say where this rule comes from.'],
])('a rule with %o is refused', (parts, message) => {
  const wrong = entryRules.schema.safeParse({ entries: [{ ...FIRST_RULES[0], ...parts }] });
  expect(wrong.error?.issues[0]?.message).toBe(message);
});
