import { ItineraryTemplateId } from '@wayline/core/base/ids';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from '../../sweeps/expect-ok';
import type { Preparation } from '../../sweeps/prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    /** An itinerary template of the company. */
    itineraryTemplate: ItineraryTemplateId;
  }
}

/** A company may have so many of these only: where others have filled it up, the oldest gives way. */
const itineraryTemplate = async (
  world: World,
  as: Person,
  name: string,
): Promise<{ itineraryTemplate: ItineraryTemplateId }> => {
  const made = await world.call('trips.itinerary-templates.create', { name, welcome_text: name }, { as });
  if (made.body.error?.code !== 'template.too_many') return { itineraryTemplate: expectOk(made).template.id };
  const [oldest] = expectOk(await world.call('trips.itinerary-templates.list', {}, { as })).templates;
  if (oldest) await world.call('trips.itinerary-templates.delete', { template_id: oldest.id }, { as });
  return itineraryTemplate(world, as, name);
};

export const PREPARES: Preparation = {
  placeholders: (id) => ({ itineraryTemplate: ItineraryTemplateId.parse(id('itp')) }),
  make: ({ world, as, name }) => itineraryTemplate(world, as, name),
};
