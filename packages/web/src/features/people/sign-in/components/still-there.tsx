import { Button, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { navigateTo } from '../../../../lib/navigation';
import { PATHS } from '../../../../lib/paths';
import { keepUnsaved } from '../../../../lib/unsaved-form';
import { Modal } from '../../../../ui/modal';

/** Readers are told every so many seconds, not every one. */
const TOLD_EVERY_S = 15;

/** Asks whether somebody is still there, before they are signed out. Closing it is an answer, too. */
export const StillThere = ({ left, onStay }: { left: number; onStay: () => void }) => {
  const told = Math.ceil(left / TOLD_EVERY_S) * TOLD_EVERY_S;
  return (
    <Modal
      open
      role="alertdialog"
      width="420px"
      title="Are you still there?"
      onClose={onStay}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              keepUnsaved();
              navigateTo(PATHS.logout());
            }}
          >
            Sign out now
          </Button>
          <Button onClick={onStay}>Stay signed in</Button>
        </>
      }
    >
      <Text aria-hidden>
        You’ve been inactive for a while. We’ll sign you out in {countOf(left, 'second', 'seconds')}.
      </Text>
      <Text role="status" srOnly>
        You’ll be signed out in about {told} seconds.
      </Text>
    </Modal>
  );
};
