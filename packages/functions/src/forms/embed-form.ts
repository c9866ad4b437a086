import { formEvents } from '@wayline/core/areas/forms/form.events';
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
    return commit({
      writes: [db.insert(FormLinks, link), db.checkUnchanged(Forms, found.value, ['version'])],
      audit: { subject: form_id, changes: { link: link.id } },
      events: [formEvents.link_made({ id: form_id })],
      answer: { link, url: getFormUrl(actor, link, token) },
    });
  },
);
