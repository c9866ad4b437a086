import { useState } from 'react';
import { Modal } from '../../../ui/modal';
import { EmailChangeRequestForm } from './email-change-request-form';
import { EmailCodeForm } from './email-code-form';

type Props = { email: string; onClose: () => void };

/** Another address to sign in with: first it is asked for with the password, then its code proves it. */
export const EmailDialog = ({ email, onClose }: Props) => {
  /** Where a code was mailed; empty where one came before this was opened. */
  const [mailed, setMailed] = useState<string>();
  return (
    <Modal open title="Change your email" onClose={onClose}>
      {mailed === undefined ? (
        <EmailChangeRequestForm email={email} onMailed={setMailed} onCancel={onClose} />
      ) : (
        <EmailCodeForm to={mailed} onAgain={() => setMailed(undefined)} />
      )}
    </Modal>
  );
};
