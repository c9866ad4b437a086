import { sameValue } from '../../../base/merge';
import { type Held, omitByName, withheldIn } from '../../../contract/permission-fields';
import type { FieldChange } from '../../../store/field-changes';
import { DerivedPrice, SupplierRate } from '../pricing/price-parts';

const asFields = ({ field, before, after }: FieldChange) => ({
  before: { [field]: before },
  after: { [field]: after },
});

/** Figures that follow from the rest of a price, wherever they stand: whoever changes what they follow from hasn't set them. */
const FOLLOWING = new Set([...Object.keys(DerivedPrice.shape), ...Object.keys(SupplierRate.shape)]);

/** What of fields somebody is not shown, and has to have been set: by where each value stands. */
const setIn = (fields: unknown, held: Held) =>
  Object.fromEntries(
    Object.entries(withheldIn(fields, held)).filter(([at]) => !FOLLOWING.has(at.slice(at.lastIndexOf('.') + 1))),
  );

/** Whether a change set figures that somebody is not shown: they cannot take back what they cannot see. */
export const changesWithheld = (diff: readonly FieldChange[], held: Held): boolean =>
  diff.map(asFields).some(({ before, after }) => !sameValue(setIn(before, held), setIn(after, held)));

/** The changes that somebody may be told of, without the figures they are not shown. */
export const visibleChanges = (diff: readonly FieldChange[], held: Held): FieldChange[] =>
  diff.flatMap(({ field, before, after }) => {
    const was = omitByName({ [field]: before }, held) as Record<string, unknown>;
    const is = omitByName({ [field]: after }, held) as Record<string, unknown>;
    return sameValue(was, is) ? [] : [{ field, before: was[field], after: is[field] }];
  });
