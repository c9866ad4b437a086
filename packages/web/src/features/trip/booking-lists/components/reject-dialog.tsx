import { Button, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { trimOrUndefined } from '../../../../lib/trim-or-undefined';
import { Field } from '../../../../ui/field';
import { Modal } from '../../../../ui/modal';
import type { Claim } from '../booking-list-queries';

type Props = { claim: Claim; onReject: (reason: string) => void; onClose: () => void };

/** A rejection says why, so that the advisor knows what to do next. */
export const RejectDialog = ({ claim, onReject, onClose }: Props) => {
  const [reason, setReason] = useState('');
  const said = trimOrUndefined(reason);
  return (
    <Modal
      open
      title={`Reject ${claim.booking_title}`}
      onClose={onClose}
      footer={
        <Button colorPalette="red" disabled={!said} onClick={() => said && onReject(said)}>
          Reject
        </Button>
      }
    >
      <Field label="Reason" required hint={`${claim.requester_name} will see this.`}>
        <Textarea rows={3} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </Modal>
  );
};
