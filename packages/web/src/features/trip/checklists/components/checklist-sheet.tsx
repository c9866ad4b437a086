import { chakra, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { TaskId } from '@wayline/core/base/ids';
import { useState } from 'react';
import { useGuardedAction } from '../../../../lib/use-permission';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { Modal } from '../../../../ui/modal';
import { CardsSkeleton } from '../../../../ui/skeletons';
import type { TripDialogProps } from '../../trips/details/trip-entries';
import { checklistQueries } from '../checklist-queries';
import { useTaskActions } from '../use-task-actions';
import { ApplyTemplate } from './apply-template';
import { EditTaskForm } from './edit-task-form';
import { NewTaskForm } from './new-task-form';
import { TripTaskRow } from './trip-task-row';

/** The checklist of a trip, with how many tasks are not complete. Source: R-TRIP-061..064. */
export const ChecklistSheet = ({ whole, onClose }: TripDialogProps) => {
  const query = useQuery(checklistQueries.ofTrip(whole.trip.id));
  const { refresh, striking, tick, remove } = useTaskActions();
  const list = query.data;
  const [editing, setEditing] = useState<TaskId>();
  const edits = useGuardedAction('Edit Trips', 'edit trips');
  return (
    <Modal
      open
      kind="sheet"
      width="520px"
      title={list && list.tasks.length > 0 ? `Checklist · ${list.not_complete} not complete` : 'Checklist'}
      onClose={onClose}
    >
      <Flex direction="column" gap="4">
        <IfPermitted permission="Edit Trips">
          <NewTaskForm whole={whole} onSaved={refresh} />
        </IfPermitted>
        {list && (
          <IfPermitted permission="Edit Trips">
            <ApplyTemplate id={whole.trip.id} templates={list.templates} onApplied={refresh} />
          </IfPermitted>
        )}
        {query.isPending && <CardsSkeleton cards={2} />}
        {query.error && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {list?.tasks.length === 0 && <Text color="fg.muted">No tasks yet. Add the first one above.</Text>}
        <chakra.ul listStyleType="none" aria-label="Trip tasks">
          {list?.tasks.map((task) =>
            task.id === editing ? (
              <EditTaskForm
                key={task.id}
                task={task}
                travelers={whole.travelers}
                onClose={() => setEditing(undefined)}
                onSaved={refresh}
              />
            ) : (
              <TripTaskRow
                key={task.id}
                task={task}
                travelers={whole.travelers}
                busy={striking === task.id}
                onTick={() => tick(task)}
                onEdit={edits(() => setEditing(task.id))}
                onRemove={() => remove(task)}
              />
            ),
          )}
        </chakra.ul>
      </Flex>
    </Modal>
  );
};
