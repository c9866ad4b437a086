import type { TenantDb } from '../../store/tenant-db';
import { type Form, FormContent, getVersionId } from './form';
import { FormVersions } from './form.records';

/** The same content has the same text: reading it puts its fields in order. */
const toComparable = (content: FormContent): string => JSON.stringify(FormContent.parse(content));

/** Whether clients see a form as it stands: what was changed and changed back is no change. */
export const isAsPublished = async (db: TenantDb, form: Form): Promise<boolean> => {
  if (form.published_version === 0) return false;
  const published = await db.get(FormVersions, { form_id: form.id, id: getVersionId(form.published_version) });
  return published !== undefined && toComparable(form) === toComparable(published.content);
};
