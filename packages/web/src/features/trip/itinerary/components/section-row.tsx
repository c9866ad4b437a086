import { Box, Checkbox, chakra, IconButton, Text } from '@chakra-ui/react';
import { type ItinerarySection, sectionKey } from '@wayline/core/areas/trip/itinerary/sections';
import { ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useRowDrag } from '../../../../ui/use-row-drag';
import { sectionWords } from './section-words';

type Props = {
  section: ItinerarySection;
  showsPrices: boolean;
  isFirst: boolean;
  isLast: boolean;
  onShow: (shown: boolean) => void;
  onMove: (to: 1 | -1) => void;
  onDropped: (dragged: string) => void;
  onEdit: () => void;
};

/** One section: shown or not, and where it stands; by its handle or by keyboard. */
export const SectionRow = ({ section, showsPrices, isFirst, isLast, onShow, onMove, onDropped, onEdit }: Props) => {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const over = useRowDrag(row, handle, { kind: 'itinerarySection', key: sectionKey(section), onDrop: onDropped });
  const { name, about } = sectionWords(section, showsPrices);
  return (
    <chakra.li
      ref={row}
      display="flex"
      alignItems="center"
      gap="2"
      px="2"
      py="1"
      minH="12"
      bg={over ? 'sea.subtle' : undefined}
      data-testid={`section-${sectionKey(section)}`}
    >
      <Box ref={handle} cursor="grab" color="fg.muted" hideBelow="md" aria-hidden>
        <GripVertical size={16} />
      </Box>
      <Checkbox.Root
        flex="1"
        minW="0"
        size="sm"
        checked={section.shown}
        onCheckedChange={({ checked }) => onShow(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label minW="0" fontWeight="400">
          <Text as="span" dir="auto" fontWeight="500" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" display="block" color="fg.muted" textStyle="small">
            {about}
          </Text>
        </Checkbox.Label>
      </Checkbox.Root>
      {section.kind === 'custom' && (
        <IconButton size="xs" variant="ghost" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil size={14} aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={14} aria-hidden />
      </IconButton>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={14} aria-hidden />
      </IconButton>
    </chakra.li>
  );
};
