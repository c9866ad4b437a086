import { changeInstitutions } from '@wayline/core/areas/institutions/change-institutions';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { MAX_TAGS, withoutTag, withTag } from '@wayline/core/base/tag-list';
import { endpoint } from '../kernel/endpoint';

/** Puts a tag on institutions, or takes it off; one that has as many as it can have stays as it is. */
export const handler = endpoint(institutionsContracts['crm.institutions.tag'], (call) => {
  const { ids, tag, on } = call.input;
  return changeInstitutions(call, {
    ids,
    action: on ? 'institution.tagged' : 'institution.untagged',
    change: (institution) => {
      const tags = on ? withTag(institution.tags, tag) : withoutTag(institution.tags, tag);
      const isChange = tags.length !== institution.tags.length && tags.length <= MAX_TAGS;
      return isChange && !institution.deleted_at ? { tags } : undefined;
    },
  });
});
