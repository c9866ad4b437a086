import { chakra, Text } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import {
  type ItinerarySection,
  moveSection,
  sectionKey,
  wholeSections,
} from '@wayline/core/areas/trip/itinerary/sections';
import { type Control, useController, useWatch } from 'react-hook-form';
import { SectionRow } from '../itinerary/components/section-row';

const NONE = () => undefined;

/** Which parts a new itinerary has, and in which order. Parts in one's own words belong to templates. */
export const BeginSectionsField = ({ control }: { control: Control<SettingsOf<'itinerary_settings'>> }) => {
  const { field } = useController({ control, name: 'sections' });
  const showsPrices = useWatch({ control, name: 'show_prices' });
  const sections = wholeSections(field.value);
  const set = (changed: ItinerarySection[]) => field.onChange(changed);
  const placeOf = (key: string) => sections.findIndex((section) => sectionKey(section) === key);
  return (
    <div>
      <Text fontWeight="500" mb="1" id="begin-sections">
        Sections
      </Text>
      <chakra.ol
        listStyleType="none"
        borderWidth="1px"
        borderRadius="l2"
        divideY="1px"
        aria-labelledby="begin-sections"
      >
        {sections.map((section, at) => {
          const key = sectionKey(section);
          return (
            <SectionRow
              key={key}
              section={section}
              showsPrices={showsPrices}
              isFirst={at === 0}
              isLast={at === sections.length - 1}
              onShow={(shown) => set(sections.map((one) => (one === section ? { ...one, shown } : one)))}
              onMove={(to) => set(moveSection(sections, at, at + to))}
              onDropped={(dragged) => set(moveSection(sections, placeOf(dragged), at))}
              onEdit={NONE}
            />
          );
        })}
      </chakra.ol>
    </div>
  );
};
