import type { EntryRule } from '@wayline/core/areas/clients/entry-rules/entry-rule';
import { FIRST_RULES } from '@wayline/core/areas/clients/entry-rules/first-rules';
import { sameValue } from '@wayline/core/base/merge';

const isBuiltIn = ({ id }: Pick<EntryRule, 'id'>) => FIRST_RULES.some((rule) => rule.id === id);

/** The rules as they began, with those that the company added behind them. */
export const putBackRules = (entries: readonly EntryRule[]): EntryRule[] => [
  ...FIRST_RULES.map((rule) => ({ ...rule })),
  ...entries.filter((entry) => !isBuiltIn(entry)),
];

/** Whether a rule that was given has been changed, hidden or removed. */
export const hasChangedRules = (entries: readonly EntryRule[]): boolean =>
  FIRST_RULES.some((rule) => {
    const now = entries.find(({ id }) => id === rule.id);
    return !now || !sameValue(now, rule);
  });
