import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type BookingStart, countFindings } from '@wayline/core/areas/trip/trip-check/finding';
import { checkTrip } from '@wayline/core/areas/trip/trip-check/trip-check';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { todayHere } from '../../../../lib/today';
import { useLocalSetting } from '../../../../ui/table/use-local-setting';
import type { EntryActions } from '../../trips/components/day-entry-card';
import type { PlannedTrip } from '../../trips/use-trip';
import { countWords } from '../count-words';
import { focusFinding } from '../focus-finding';
import { usePapers } from '../use-papers';
import { useRepairs } from '../use-repairs';
import { FindingRow } from './finding-row';
import { SEVERITY_STYLES } from './severity-styles';

type Props = {
  whole: PlannedTrip;
  actions: EntryActions;
  onAdd: (date: string, start: BookingStart) => void;
  refresh: () => Promise<unknown>;
};

/** What the advisor should look at before the traveler does: one line with the counts, and the list behind it. */
export const TripCheckPanel = ({ whole, actions, onAdd, refresh }: Props) => {
  const [open, setOpen] = useLocalSetting('planner.trip-check', false);
  const { trip, bookings, travelers } = whole;
  const papers = usePapers(whole);
  const findings = useMemo(
    () => checkTrip({ trip, bookings, travelers, ...papers, today: todayHere() }),
    [trip, bookings, travelers, papers],
  );
  const repair = useRepairs({ whole, actions, onAdd, refresh });
  const worst = findings[0]?.severity;
  const Icon = worst ? SEVERITY_STYLES[worst].icon : CircleCheck;
  const head = (
    <Flex align="center" gap="2" color={worst ? SEVERITY_STYLES[worst].color : 'fg.success'}>
      <Icon size={16} aria-hidden />
      <Text as="span" fontWeight="600">
        Trip check:
      </Text>
      <Text as="span">{countWords(countFindings(findings))}</Text>
    </Flex>
  );
  if (!worst)
    return (
      <Box id="trip-check" py="1.5" data-testid="trip-check">
        {head}
      </Box>
    );
  return (
    <Box id="trip-check" data-testid="trip-check">
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'trip-check-list' : undefined}
        onClick={() => setOpen(!open)}
        display="flex"
        alignItems="center"
        gap="2"
        py="1.5"
        cursor="pointer"
        textAlign="start"
        borderRadius="l1"
        focusVisibleRing="outside"
      >
        {head}
        <ChevronDown size={16} aria-hidden style={{ rotate: open ? '180deg' : '0deg' }} />
      </chakra.button>
      {open && (
        <Box as="ul" id="trip-check-list" listStyleType="none" borderWidth="1px" borderRadius="l2" bg="bg.panel" mt="1">
          {findings.map((finding) => (
            <FindingRow key={finding.rule + finding.say} finding={finding} onRepair={repair} onGo={focusFinding} />
          ))}
        </Box>
      )}
    </Box>
  );
};
