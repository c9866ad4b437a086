import { Button, Text } from '@chakra-ui/react';
import { formatMessage } from '@wayline/core/base/messages';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners';
import { Modal } from './modal';

export type Question = {
  title: string;
  text?: string;
  confirm: string;
  cancel?: string;
  /** What is confirmed cannot be undone. */
  danger?: boolean;
};
type Asked = Question & { answer: (yes: boolean) => void };

/** The product's own questions, word for word. Source: R-SHELL-194, spec 2 §8. */
export const QUESTIONS = {
  delete: {
    title: formatMessage('confirm.delete.text'),
    confirm: formatMessage('confirm.delete.button'),
    danger: true,
  },
  deleteBooking: {
    title: formatMessage('booking.delete.confirm.title'),
    text: formatMessage('booking.delete.confirm.warning'),
    confirm: formatMessage('confirm.delete.button'),
    danger: true,
  },
  deletePayment: {
    title: formatMessage('payment.delete.confirm.title'),
    text: formatMessage('payment.delete.confirm.warning'),
    confirm: formatMessage('confirm.delete.button'),
    danger: true,
  },
  cancelBooking: {
    title: formatMessage('booking.delete.confirm.title'),
    confirm: 'Cancel Booking',
    cancel: formatMessage('cancellation.cancel_button'),
    danger: true,
  },
} as const satisfies Record<string, Question>;

/** The question before something of ours, not of the spec, that cannot be undone. */
export const sure = (text: string, yes: string): Question => ({
  title: formatMessage('booking.delete.confirm.title'),
  text,
  confirm: yes,
  danger: true,
});

let asked: Asked | undefined;
const { subscribe, tellAll } = createListeners();
const show = (question: Asked | undefined) => {
  asked = question;
  tellAll();
};

/** Asks before what cannot be undone; true only for an explicit yes. A second question answers the first with no. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    asked?.answer(false);
    show({ ...question, answer });
  });

/** Where `confirm` asks. Mounted once. */
export const ConfirmDialog = () => {
  const question = useSyncExternalStore(subscribe, () => asked);
  const reply = (yes: boolean) => {
    question?.answer(yes);
    show(undefined);
  };
  if (!question) return null;
  const { title, text, confirm: yes, cancel = 'Cancel', danger } = question;
  return (
    <Modal
      open
      role="alertdialog"
      width="400px"
      title={title}
      onClose={() => reply(false)}
      footer={
        <>
          <Button variant="outline" onClick={() => reply(false)}>
            {cancel}
          </Button>
          <Button colorPalette={danger ? 'red' : 'sea'} onClick={() => reply(true)}>
            {yes}
          </Button>
        </>
      }
    >
      {text && <Text color="fg.muted">{text}</Text>}
    </Modal>
  );
};
