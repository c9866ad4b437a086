import { formEvents } from '@wayline/core/areas/forms/form.events';
import { FormLinks } from '@wayline/core/areas/forms/form.records';
import { formLinksContracts } from '@wayline/core/areas/forms/form-links.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  formLinksContracts['crm.form-links.revoke'],
  async ({ input: { form_id, id }, db, deps, commit }) => {
    const before = await db.get(FormLinks, { form_id, id });
    if (!before) return refuse('record.missing');
    const link = { ...before, revoked_at: before.revoked_at ?? deps.now() };
    return commit({
      writes: [db.updateIf(FormLinks, { form_id, id }, { set: { revoked_at: link.revoked_at } })],
      audit: { changes: { link: id } },
      events: [formEvents.link_revoked({ id: form_id })],
      answer: { link },
    });
  },
);
