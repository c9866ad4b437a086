import { Flex, NativeSelect, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { PLANNER_VIEWS, type PlannerView, parsePlannerView } from '../views';

type Props = { view: PlannerView; onView: (view: PlannerView) => void };

/** How the trip is looked at; the choice is kept for the user. Source: R-TRIP-014. */
export const ViewSwitch = ({ view, onView }: Props) => {
  const id = useId();
  return (
    <Flex align="center" gap="2">
      <Text asChild color="fg.muted" textStyle="small">
        <label htmlFor={id}>View</label>
      </Text>
      <NativeSelect.Root size="sm" width="14.5rem">
        <NativeSelect.Field id={id} value={view} onChange={(event) => onView(parsePlannerView(event.target.value))}>
          {PLANNER_VIEWS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
};
