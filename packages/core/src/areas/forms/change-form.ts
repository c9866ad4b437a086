import type { SignedCall } from '../../access/signed-call';
import { ok, type Result, refuse } from '../../base/result';
import { checkSeen } from '../../store/check-seen';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { Write } from '../../store/write';
import type { Form } from './form';
import { formEvents } from './form.events';
import { Forms } from './form.records';
import type { FormId } from './form-id';

type Change = Result<{ fields: Partial<Form>; writes?: Write[] }>;
type Step = {
  id: FormId;
  /** The version that it was decided on; without one it holds for any. */
  version?: number | undefined;
  /** How a form that is deleted is met: `restore` wants it so, everything else doesn't. */
  deleted?: boolean;
  event: keyof typeof formEvents;
  change: (form: Form) => Change | Promise<Change>;
};

/** Changes a form. One that changed since the given version is refused with the form as it is now. */
export const changeForm = (
  { db, commit }: SignedCall,
  { id, version, deleted = false, event, change }: Step,
): Promise<Result<{ form: Form }>> =>
  retryOnConflict(async () => {
    const before = await db.get(Forms, { id }, true);
    if (!before || Boolean(before.deleted_at) !== deleted) return refuse('record.missing');
    const seen = checkSeen(before, version ?? before.version);
    if (!seen.ok) return seen;
    const changed = await change(before);
    if (!changed.ok) return changed;
    const { fields, writes = [] } = changed.value;
    const saved = db.save(Forms, before, { ...before, ...fields }, { as: formEvents[event] });
    return commit({ writes: [saved, ...writes], answer: { form: saved.after } });
  });

/** A change that is nothing but other fields. */
export const toFields = (fields: Partial<Form>) => ok({ fields });
/** What clients see is still the newest, where it was before: only what an advisor writes makes it older. */
export const keepPublished = ({ published_from, version }: Form): Partial<Form> =>
  published_from === version ? { published_from: version + 1 } : {};
