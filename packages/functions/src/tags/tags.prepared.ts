import { randomUUID } from 'node:crypto';
import { type Tag, tagName } from '@wayline/core/areas/tags/tag';
import { TagId } from '@wayline/core/base/ids';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A tag of the company, called as everything else that is prepared and like no other. */
    tag: TagId;
  }
}

export const PREPARES: Preparation = {
  placeholders: (id) => ({ tag: TagId.parse(id('tag')) }),
  make: async ({ world, as, name }) => {
    const title = `${name.slice(0, 200)} ${randomUUID()}`.trim();
    const tags = { tag_type: 'Trip' as const, tag: [title] };
    expectOk(await world.call('misc.tags.create', { request_for: 'onlyStore', tags }, { as }));
    const { trips } = expectOk(await world.call('crm.tags.all', {}, { as })).lists;
    return { tag: (trips.find((tag) => tag.name === tagName(title)) as Tag).id };
  },
};
