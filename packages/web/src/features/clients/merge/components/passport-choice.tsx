import { chakra, Stack, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import type { MergePreview } from '../merge-queries';

type Props = { preview: MergePreview; keepAll: boolean; onChange: (keepAll: boolean) => void };

/** What becomes of documents and trips; of two passports in the same names one goes, unless both are wanted. */
export const PassportChoice = ({ preview, keepAll, onChange }: Props) => {
  const { documents, trips } = preview;
  const gone = [...documents.dropped, ...documents.left_behind];
  const moved = documents.stay.length + documents.move.length + (keepAll ? gone.length : 0);
  return (
    <Stack gap="1" borderTopWidth="1px" borderColor="border.muted" py="3">
      <Text>
        After the merge: {countOf(moved, 'travel document')} and {countOf(trips, 'trip')}.
      </Text>
      {gone.length > 0 && (
        <>
          <Text color="fg.muted">
            Both profiles have a passport for {gone[0]?.names}. We keep the more complete one.
          </Text>
          <chakra.label display="flex" gap="2" alignItems="center" cursor="pointer">
            <chakra.input
              type="checkbox"
              accentColor="sea.solid"
              checked={keepAll}
              onChange={({ target }) => onChange(target.checked)}
            />
            Keep both passports
          </chakra.label>
        </>
      )}
    </Stack>
  );
};
