import { Tags } from '@wayline/core/areas/tags/tag.records';
import { tagsContracts } from '@wayline/core/areas/tags/tags.contract';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-196. */
export const handler = endpoint(tagsContracts['misc.tags.delete'], async ({ input: { id }, actor, deps, commit }) => {
  const tag = await getRecord(deps.table, actor.company_id, Tags, { id });
  if (!tag) return refuse('record.missing');
  return commit({
    writes: [writesFor(deps.table, actor.company_id).remove(Tags, { id })],
    audit: {
      subject: actor.company_id,
      action: 'tag.deleted',
      changes: { tag_type: tag.tag_type, title: tag.title },
    },
    answer: { status: 'success' as const },
  });
});
