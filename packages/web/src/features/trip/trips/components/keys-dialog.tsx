import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { Kbd } from '../../../../ui/kbd';
import { Modal } from '../../../../ui/modal';

const KEYS = [
  { keys: ['J', 'K'], does: 'Next day, previous day' },
  { keys: ['↓', '↑'], does: 'Next entry, previous entry' },
  { keys: ['Enter'], does: 'Open the entry' },
  { keys: ['E'], does: 'Edit the entry' },
  { keys: ['D'], does: 'Duplicate the entry' },
  { keys: ['X'], does: 'Select the entry for a bulk change' },
  { keys: ['Alt', '↑ ↓'], does: 'Move an untimed entry up or down its day' },
  { keys: ['U'], does: 'Undo, while the message is showing' },
  { keys: ['?'], does: 'Show this list' },
] as const;

type Props = { enabled: boolean; onEnable: (enabled: boolean) => void; onClose: () => void };

/** The keys of the planner, and the switch for those who would press them by accident. */
export const KeysDialog = ({ enabled, onEnable, onClose }: Props) => (
  <Modal
    open
    title="Keyboard shortcuts"
    width="400px"
    onClose={onClose}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" gap="2" columnGap="5" alignItems="center">
      {KEYS.map(({ keys, does }) => (
        <chakra.div key={does} display="contents">
          <chakra.dt display="flex" gap="1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </chakra.dt>
          <chakra.dd color={enabled ? undefined : 'fg.muted'}>{does}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
    <HStack asChild gap="3" mt="5" cursor="pointer">
      <label>
        <chakra.input
          type="checkbox"
          boxSize="4"
          accentColor="sea.solid"
          checked={enabled}
          onChange={(event) => onEnable(event.target.checked)}
        />
        <Text>Use single-key shortcuts in the planner</Text>
      </label>
    </HStack>
  </Modal>
);
