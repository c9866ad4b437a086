import { FormLinks, Forms } from '@wayline/core/areas/forms/form.records';
import { formLinksContracts } from '@wayline/core/areas/forms/form-links.contract';
import { newFormLink, readFormToLink } from '@wayline/core/areas/forms/new-form-link';
import { endpoint } from '../kernel/endpoint';
import { getFormUrl } from './form-url';

/** Makes a link that websites show among their own pages: those that are named, and no others. Source: R-TRIP-254. */
export const handler = endpoint(
  formLinksContracts['crm.form-links.embed'],
  async ({ input, actor, db, deps, commit }) => {
    const { form_id, ...chosen } = input;
    const found = await readFormToLink(db, form_id, deps.now());
    if (!found.ok) return found;
    const { link, token } = newFormLink({ actor, deps }, found.value, chosen);
    const created = db.create(FormLinks, link, { changes: { link: link.id } });
    return commit({
      writes: [created, db.checkUnchanged(Forms, found.value, ['version'])],
      answer: { link: created.after, url: getFormUrl(actor, created.after, token) },
    });
  },
);
