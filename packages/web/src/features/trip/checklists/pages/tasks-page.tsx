import { Box, Button, Flex, NativeSelect } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { checklistQueries, type TaskState, type TasksOf } from '../checklist-queries';
import { AlsoDue } from '../components/also-due';
import { ChecklistTabs } from '../components/checklist-tabs';
import { ListedTask } from '../components/listed-task';
import { useTaskActions } from '../use-task-actions';

const TITLES: Record<TasksOf, string> = { own: 'My tasks', all: 'All tasks' };
const EMPTY: Record<TaskState, string> = {
  open: 'Add tasks to a trip’s checklist, then track them all here by due date.',
  done: 'Completed tasks appear here.',
};

/** Tasks of all trips by the day they are due. Source: R-SHELL-046 (G-198). */
export const TasksPage = ({ of }: { of: TasksOf }) => {
  usePage({ title: 'Checklists' });
  const [state, setState] = useState<TaskState>('open');
  const query = useInfiniteQuery(checklistQueries.tasks(of, state));
  const { striking, tick } = useTaskActions();
  const tasks = query.data?.pages.flatMap((page) => page.tasks);
  const alsoDue = query.data?.pages[0]?.also_due ?? [];
  return (
    <Box maxW="56rem">
      <PageHeader
        title={TITLES[of]}
        actions={
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              aria-label="Task status"
              value={state}
              onChange={(e) => setState(e.target.value as TaskState)}
            >
              <option value="open">Not complete</option>
              <option value="done">Complete</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        }
      />
      <ChecklistTabs />
      {query.isPending && (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      )}
      {query.error && !tasks && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {tasks?.length === 0 && !query.hasNextPage && (
        <EmptyState
          icon={ListChecks}
          title={state === 'open' ? 'No open tasks' : 'No completed tasks yet'}
          text={EMPTY[state]}
        />
      )}
      {tasks && tasks.length > 0 && (
        <Flex
          as="ul"
          direction="column"
          listStyleType="none"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          divideY="1px"
          aria-label={TITLES[of]}
        >
          {tasks.map((task) => (
            <ListedTask
              key={task.id}
              task={task}
              withOwner={of === 'all'}
              busy={striking === task.id}
              onTick={() => tick(task)}
            />
          ))}
        </Flex>
      )}
      {query.hasNextPage && (
        <Button mt="3" variant="outline" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          Show more
        </Button>
      )}
      {alsoDue.length > 0 && <AlsoDue things={alsoDue} />}
    </Box>
  );
};
