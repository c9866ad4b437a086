import { Button, Flex, Heading } from '@chakra-ui/react';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { type CustomSection, MAX_SECTIONS, sectionKey } from '@wayline/core/areas/trip/itinerary/sections';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { useSections } from '../use-sections';
import { SectionRow } from './section-row';

const SectionDialog = lazy(async () => ({ default: (await import('./section-dialog')).SectionDialog }));

type Props = { itinerary: Itinerary; onChanged: () => Promise<unknown> };

const newSection = (): CustomSection => ({
  kind: 'custom',
  id: crypto.randomUUID(),
  shown: true,
  title: '',
  text: '',
  stands_out: false,
});

/** What the client's page is made of, and in which order; each change is saved at once. */
export const SectionsEditor = ({ itinerary, onChanged }: Props) => {
  const { sections, show, move, write, remove } = useSections(itinerary, onChanged);
  const [editing, setEditing] = useState<CustomSection>();
  const allowed = useGuardedAction('Edit Client Itinerary', 'edit client itineraries');
  return (
    <Flex as="section" direction="column" gap="2" mt="8" aria-labelledby="sections-title">
      <Flex justify="space-between" align="center" gap="3">
        <Heading as="h2" id="sections-title" textStyle="section">
          Sections
        </Heading>
        <IfPermitted permission="Edit Client Itinerary">
          <Button
            size="xs"
            variant="outline"
            disabled={sections.length >= MAX_SECTIONS}
            onClick={allowed(() => setEditing(newSection()))}
          >
            Add section
          </Button>
        </IfPermitted>
      </Flex>
      <Flex
        as="ol"
        direction="column"
        listStyleType="none"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.panel"
        divideY="1px"
        aria-label="Page sections"
      >
        {sections.map((section, at) => {
          const key = sectionKey(section);
          return (
            <SectionRow
              key={key}
              section={section}
              showsPrices={itinerary.show_prices}
              isFirst={at === 0}
              isLast={at === sections.length - 1}
              onShow={(shown) => allowed(() => show(key, shown))()}
              onMove={(to) => allowed(() => move(key, to))()}
              onDropped={(dragged) => allowed(() => move(dragged, key))()}
              onEdit={() => section.kind === 'custom' && setEditing(section)}
            />
          );
        })}
      </Flex>
      {editing && (
        <Suspense fallback={null}>
          <SectionDialog
            section={editing}
            isNew={!sections.some((section) => sectionKey(section) === editing.id)}
            onSave={write}
            onRemove={() => remove(editing.id)}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Flex>
  );
};
