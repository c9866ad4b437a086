import { sameValue } from '../../../base/merge';
import { type Held, omitByName, withheldIn } from '../../../contract/permission-fields';
import type { FieldChange } from '../../../store/field-changes';

const asFields = ({ field, before, after }: FieldChange) => ({
  before: { [field]: before },
  after: { [field]: after },
});

/** Whether a change set figures that somebody is not shown: they cannot take back what they cannot see. */
export const changesWithheld = (diff: readonly FieldChange[], held: Held): boolean =>
  diff.map(asFields).some(({ before, after }) => !sameValue(withheldIn(before, held), withheldIn(after, held)));

/** The changes that somebody may be told of, without the figures they are not shown. */
export const visibleChanges = (diff: readonly FieldChange[], held: Held): FieldChange[] =>
  diff.flatMap(({ field, before, after }) => {
    const was = omitByName({ [field]: before }, held) as Record<string, unknown>;
    const is = omitByName({ [field]: after }, held) as Record<string, unknown>;
    return sameValue(was, is) ? [] : [{ field, before: was[field], after: is[field] }];
  });
