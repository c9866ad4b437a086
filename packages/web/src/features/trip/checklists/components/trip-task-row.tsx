import { Flex, IconButton, Text } from '@chakra-ui/react';
import { fullName } from '@wayline/core/base/full-name';
import { Pencil, X } from 'lucide-react';
import { IfPermitted } from '../../../../ui/if-permitted';
import type { PlannedTraveler } from '../../trips/use-trip';
import type { TripTask } from '../checklist-queries';
import { DueWords } from './due-words';
import { TaskTick } from './task-tick';

type Props = {
  task: TripTask;
  travelers: readonly PlannedTraveler[];
  busy: boolean;
  onTick: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A task of a trip: its tick, when it is due, for whom it is, and what changes it. */
export const TripTaskRow = ({ task, travelers, busy, onTick, onEdit, onRemove }: Props) => {
  const names = travelers
    .filter((t) => task.travelers.includes(t.id))
    .map(fullName)
    .join(', ');
  return (
    <Flex as="li" align="start" gap="3" py="2" borderTopWidth="1px" borderColor="border.muted">
      <Flex direction="column" flex="1" minW="0">
        <TaskTick task={task} busy={busy} onTick={onTick} />
        <Flex gap="3" ps="7" wrap="wrap">
          <DueWords task={task} />
          {names && (
            <Text as="span" color="fg.muted" textStyle="small">
              {names}
            </Text>
          )}
        </Flex>
      </Flex>
      <IfPermitted permission="Edit Trips">
        <IconButton size="xs" variant="ghost" aria-label={`Edit task ${task.title}`} onClick={onEdit}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      </IfPermitted>
      <IfPermitted permission="Edit Trips">
        <IconButton size="xs" variant="ghost" aria-label={`Remove task ${task.title}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </IconButton>
      </IfPermitted>
    </Flex>
  );
};
