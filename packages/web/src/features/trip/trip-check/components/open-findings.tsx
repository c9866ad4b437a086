import { Box, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { countFindings, type Finding } from '@wayline/core/areas/trip/trip-check/finding';
import { PlannerDialogs } from '../../trips/components/planner-dialogs';
import { useEntryActions } from '../../trips/use-entry-actions';
import type { PlannedTrip } from '../../trips/use-trip';
import { countWords } from '../count-words';
import { useRepairs } from '../use-repairs';
import { FindingRow } from './finding-row';

type Props = {
  whole: PlannedTrip;
  findings: readonly Finding[];
  refresh: () => Promise<void>;
};

/** What a trip check has found, each with what mends it right here. */
export const OpenFindings = ({ whole, findings, refresh }: Props) => {
  const client = useQueryClient();
  /** What was mended here is on the page behind, too. */
  const mended = async () => {
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['itineraries', whole.trip.id] })]);
  };
  const { actions, add, open, close } = useEntryActions({ whole, refresh: mended });
  const repair = useRepairs({ whole, actions, onAdd: add, refresh: mended });
  const isOpen = findings.length > 0;
  return (
    <>
      <Text mb="3" role="status">
        {isOpen
          ? `The trip check found ${countWords(countFindings(findings))}.`
          : "All fixed. You're ready to publish."}
      </Text>
      {isOpen && (
        <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="l2">
          {findings.map((finding) => (
            <FindingRow key={finding.rule + finding.say} finding={finding} onRepair={repair} />
          ))}
        </Box>
      )}
      <PlannerDialogs whole={whole} open={open} onClose={close} onSaved={mended} />
    </>
  );
};
