import { chakra, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { CardsSkeleton } from '../../../ui/skeletons';
import type { TripDialogProps } from '../../trips/details/trip-entries';
import { checklistQueries } from '../checklist-queries';
import { useTaskActions } from '../use-task-actions';
import { ApplyTemplate } from './apply-template';
import { NewTaskForm } from './new-task-form';
import { TripTaskRow } from './trip-task-row';

/** The checklist of a trip, with how many tasks are not complete. Source: R-TRIP-061..064. */
export const ChecklistSheet = ({ whole, onClose }: TripDialogProps) => {
  const query = useQuery(checklistQueries.ofTrip(whole.trip.id));
  const { refresh, striking, tick, remove } = useTaskActions();
  const list = query.data;
  return (
    <Modal
      open
      kind="sheet"
      width="520px"
      title={list && list.tasks.length > 0 ? `Checklist · ${list.not_complete} not complete` : 'Checklist'}
      onClose={onClose}
    >
      <Flex direction="column" gap="4">
        <NewTaskForm whole={whole} onSaved={refresh} />
        {list && <ApplyTemplate id={whole.trip.id} templates={list.templates} onApplied={refresh} />}
        {query.isPending && <CardsSkeleton cards={2} />}
        {query.error && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {list?.tasks.length === 0 && <Text color="fg.muted">Nothing to do yet. Write the first task above.</Text>}
        <chakra.ul listStyleType="none" aria-label="Tasks of this trip">
          {list?.tasks.map((task) => (
            <TripTaskRow
              key={task.id}
              task={task}
              travelers={whole.travelers}
              busy={striking === task.id}
              onTick={() => tick(task)}
              onRemove={() => remove(task)}
            />
          ))}
        </chakra.ul>
      </Flex>
    </Modal>
  );
};
