import { Checkbox } from '@chakra-ui/react';
import { usePermission } from '../../../../lib/use-permission';
import type { Tickable } from '../use-task-actions';

type Props = { task: Tickable; busy: boolean; onTick: () => void };

/** A task with its tick; what is ticked is struck out. Source: R-TRIP-061, R-TRIP-062. */
export const TaskTick = ({ task, busy, onTick }: Props) => {
  const mayEdit = usePermission('Edit Trips');
  const struck = busy ? !task.strike : task.strike;
  return (
    <Checkbox.Root checked={struck} disabled={busy || !mayEdit} onCheckedChange={onTick} alignItems="start" minW="0">
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label
        fontWeight="400"
        overflowWrap="anywhere"
        textDecoration={struck ? 'line-through' : undefined}
        color={struck ? 'fg.muted' : undefined}
      >
        {task.title}
      </Checkbox.Label>
    </Checkbox.Root>
  );
};
