import { Button, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { asApiError } from '../../../lib/api-error';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { confirmLeave } from '../../../ui/use-confirm-discard';
import { commitTyped } from '../commit-typed';
import { invalidateAccounting } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import { useShowRefusal } from '../use-show-refusal';

type Props<T extends FieldValues, Answer> = {
  form: UseFormReturn<T>;
  title: string;
  submit: string;
  /** What is said once it is sent; `send` says it itself without. */
  done?: string;
  send: (values: T) => Promise<Answer>;
  /** Takes back what was sent, where that can be; offered with what is said once it is. */
  undo?: (answer: Answer) => void;
  /** Where something beside the fields has to be changed first, nothing is sent. */
  isReady?: boolean;
  isDisabled?: boolean;
  unsaved: boolean;
  keepAs?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A form about money that came or goes, in a sheet: it asks before what was typed is lost, and shows what a refusal changed. */
export const MoneySheet = <T extends FieldValues, Answer = unknown>(props: Props<T, Answer>) => {
  const { form, title, submit, done, send, undo, isReady = true, isDisabled = false, unsaved, keepAs, onClose } = props;
  const cache = useQueryClient();
  const formId = useId();
  const shown = useShowRefusal<HTMLDivElement>(form.formState.errors.root?.refused);
  const leave = async () => {
    commitTyped();
    if (await confirmLeave()) onClose();
  };
  const save = async (values: T) => {
    if (!isReady) return false;
    let answer: Answer;
    try {
      answer = await send(values);
    } catch (thrown) {
      // What is left, and what is owed, may be other amounts by now.
      if (asApiError(thrown).code === 'record.stale') await invalidateAccounting(cache);
      throw thrown;
    }
    if (done) notify({ kind: 'success', title: done, ...(undo && { undo: () => undo(answer) }) });
    await invalidateAccounting(cache);
    onClose();
    return true;
  };
  return (
    <Modal
      open
      kind="sheet"
      width="620px"
      title={title}
      onClose={() => void leave()}
      footer={
        <>
          <Button {...TOUCH} variant="outline" onClick={() => void leave()}>
            Cancel
          </Button>
          <SubmitButton {...TOUCH} form={form} formId={formId} disabled={isDisabled}>
            {submit}
          </SubmitButton>
        </>
      }
    >
      <Stack ref={shown}>
        <FormProvider {...form}>
          <Form form={form} onSubmit={save} unsaved={unsaved} id={formId} {...(keepAs && { keepAs })}>
            {props.children}
          </Form>
        </FormProvider>
      </Stack>
    </Modal>
  );
};
