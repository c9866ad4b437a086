import { TAGS, Tags } from '@wayline/core/areas/tags/tag.records';
import { tagLists } from '@wayline/core/areas/tags/tag-lists';
import { tagsContracts } from '@wayline/core/areas/tags/tags.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-136..142, R-SHELL-250. */
export const handler = endpoint(tagsContracts['crm.tags.all'], async ({ db }) => {
  const { tags } = await db.readPartition(TAGS, { tags: Tags });
  return ok({ lists: tagLists(tags) });
});
