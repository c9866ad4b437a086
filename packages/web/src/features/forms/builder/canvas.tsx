import { Box, Button, chakra, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { FormField, FormSection } from '@wayline/core/areas/forms/form';
import { ArrowDown, ArrowUp, GitBranch, GripVertical, Link2, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useRowDrag } from '../../../ui/use-row-drag';
import { addField, dropField, listParts, movePart, newField, removePart, TYPE_WORDS } from './form-edits';
import type { Builder } from './use-builder';

type PartProps = { builder: Builder; id: string; name: string };

const PartButtons = ({ builder, id, name }: PartProps) => {
  const { change, select } = builder;
  const move = (by: 1 | -1) => change((draft) => ({ ...draft, sections: movePart(draft.sections, id, by) }));
  return (
    <HStack gap="0" flexShrink="0">
      <IconButton aria-label={`Move ${name} up`} size="2xs" variant="ghost" onClick={() => move(-1)}>
        <ArrowUp size={14} aria-hidden />
      </IconButton>
      <IconButton aria-label={`Move ${name} down`} size="2xs" variant="ghost" onClick={() => move(1)}>
        <ArrowDown size={14} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={`Remove ${name}`}
        size="2xs"
        variant="ghost"
        onClick={() => {
          select(undefined);
          change((draft) => ({ ...draft, sections: removePart(draft.sections, id) }));
        }}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </HStack>
  );
};

const FieldRow = ({ builder, field, fault }: { builder: Builder; field: FormField; fault: string | undefined }) => {
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { selected, select, change } = builder;
  const drop = (dragged: string) =>
    change((draft) => ({ ...draft, sections: dropField(draft.sections, dragged, field.id) }));
  const isOver = useRowDrag(row, handle, { kind: 'form-field', key: field.id, onDrop: drop });
  const isSelected = selected === field.id;
  const name = field.label || TYPE_WORDS[field.type];
  return (
    <HStack
      ref={row}
      gap="2"
      px="2"
      py="1.5"
      borderWidth="1px"
      borderRadius="l2"
      borderColor={fault ? 'border.error' : isSelected ? 'sea.solid' : 'border.muted'}
      borderTopColor={isOver ? 'sea.solid' : undefined}
      bg={isSelected ? 'sea.subtle' : 'bg.panel'}
    >
      <chakra.span ref={handle} cursor="grab" color="fg.subtle" aria-hidden display={{ base: 'none', md: 'block' }}>
        <GripVertical size={14} />
      </chakra.span>
      <chakra.button
        type="button"
        flex="1"
        minW="0"
        textAlign="start"
        aria-pressed={isSelected}
        data-part={field.id}
        onClick={() => select(field.id)}
      >
        <Text overflowWrap="anywhere" dir="auto" fontWeight="500">
          {name}
          {field.required && (
            <chakra.span color="fg.error" aria-label="required">
              {' *'}
            </chakra.span>
          )}
        </Text>
        <HStack gap="2" color="fg.muted" textStyle="small">
          <span>{TYPE_WORDS[field.type]}</span>
          {field.maps_to && <Link2 size={12} aria-label="Goes into the profile or trip" />}
          {field.condition && <GitBranch size={12} aria-label="Shown under a condition" />}
        </HStack>
        {fault && (
          <Text color="fg.error" textStyle="small" role="alert">
            {fault}
          </Text>
        )}
      </chakra.button>
      <PartButtons builder={builder} id={field.id} name={name} />
    </HStack>
  );
};

type SectionProps = { builder: Builder; section: FormSection; index: number; faults: ReadonlyMap<string, string> };
const SectionCard = ({ builder, section, index, faults }: SectionProps) => {
  const { draft, selected, select, change } = builder;
  const isSelected = selected === section.id;
  const name = section.title || `Section ${index + 1}`;
  const isRepeated = draft.several_travelers && section.per_traveler;
  const begin = () => {
    const field = newField(draft.sections, 'text');
    change((before) => ({ ...before, sections: addField(before.sections, section.id, field) }));
    select(field.id);
  };
  return (
    <Box
      as="section"
      aria-label={name}
      borderWidth="1px"
      borderRadius="l3"
      borderColor={isSelected ? 'sea.solid' : 'border'}
      bg="bg.panel"
      p="3"
    >
      <HStack justify="space-between" gap="2" mb="2">
        <chakra.button
          type="button"
          flex="1"
          minW="0"
          textAlign="start"
          aria-pressed={isSelected}
          data-part={section.id}
          onClick={() => select(section.id)}
        >
          <Text fontWeight="600" overflowWrap="anywhere" dir="auto">
            {name}
          </Text>
          {isRepeated && (
            <Text color="fg.muted" textStyle="small">
              Once for each traveler
            </Text>
          )}
          {faults.has(section.id) && (
            <Text color="fg.error" textStyle="small" role="alert">
              {faults.get(section.id)}
            </Text>
          )}
        </chakra.button>
        <PartButtons builder={builder} id={section.id} name={name} />
      </HStack>
      <Stack gap="1.5">
        {section.fields.map((field) => (
          <FieldRow key={field.id} builder={builder} field={field} fault={faults.get(field.id)} />
        ))}
        {section.fields.length === 0 && (
          <Text color="fg.muted" py="2">
            No questions yet. Pick one from the list, or write your own.
          </Text>
        )}
      </Stack>
      <Button size="xs" variant="ghost" mt="2" onClick={begin}>
        Add question
      </Button>
    </Box>
  );
};

/** The form as it stands. Arrow keys walk through its parts, with Alt they move one, Delete removes it, and Escape selects the form itself. */
export const Canvas = ({ builder, faults }: { builder: Builder; faults: ReadonlyMap<string, string> }) => {
  const { draft, selected, select, change } = builder;
  const area = useRef<HTMLDivElement>(null);
  const focus = (id: string) => area.current?.querySelector<HTMLElement>(`[data-part="${id}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnPart = (event.target as HTMLElement).dataset.part !== undefined;
    if (!isOnPart || !selected) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by && event.altKey) {
      change((before) => ({ ...before, sections: movePart(before.sections, selected, by) }));
      requestAnimationFrame(() => focus(selected));
    } else if (by) {
      const parts = listParts(draft.sections);
      const next = parts[parts.indexOf(selected) + by];
      if (next) {
        select(next);
        focus(next);
      }
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      select(undefined);
      change((before) => ({ ...before, sections: removePart(before.sections, selected) }));
    } else if (event.key === 'Escape') select(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <Stack ref={area} gap="3" onKeyDown={onKeyDown}>
      {draft.sections.map((section, i) => (
        <SectionCard key={section.id} builder={builder} section={section} index={i} faults={faults} />
      ))}
    </Stack>
  );
};
