import { Button, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormContent, type FormKind } from '@wayline/core/areas/forms/form';
import type { FormTypeId } from '@wayline/core/areas/forms/form-id';
import { READY_MADE } from '@wayline/core/areas/forms/ready-made';
import { FilePlus2, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { Modal } from '../../../ui/modal';
import { notifyError } from '../../../ui/notify-error';
import { invalidateForms } from '../forms-queries';

type ChoiceProps = { icon: ReactNode; name: string; about: string; busy: boolean; onPick: () => void };
const Choice = ({ icon, name, about, busy, onPick }: ChoiceProps) => (
  <Button
    variant="outline"
    height="auto"
    py="3"
    justifyContent="flex-start"
    textAlign="start"
    whiteSpace="normal"
    disabled={busy}
    onClick={onPick}
  >
    {icon}
    <Stack gap="0.5" minW="0">
      <Text fontWeight="600">{name}</Text>
      <Text color="fg.muted" fontWeight="400">
        {about}
      </Text>
    </Stack>
  </Button>
);

type Props = { kind: FormKind; typeId?: FormTypeId | undefined; onClose: () => void };

/** Begins a form with a ready-made one or with nothing, and opens it. */
export const NewFormDialog = ({ kind, typeId, onClose }: Props) => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (content: FormContent) =>
      call('crm.forms.create', { ...content, kind, ...(typeId && { form_type_id: typeId }) }),
    onSuccess: async ({ form }) => {
      onClose();
      void invalidateForms(cache);
      await navigate(PATHS.form(form.id));
    },
    onError: notifyError,
  });
  return (
    <Modal open title="New form" onClose={onClose}>
      <Stack gap="2">
        {READY_MADE.filter((one) => one.kind === kind).map(({ key, name, about, content }) => (
          <Choice
            key={key}
            icon={<FileText size={18} aria-hidden />}
            name={name}
            about={about}
            busy={isPending}
            onPick={() => mutate(content)}
          />
        ))}
        <Choice
          icon={<FilePlus2 size={18} aria-hidden />}
          name="Blank form"
          about="Start with your own questions."
          busy={isPending}
          onPick={() => mutate(FormContent.parse({ form_name: 'Untitled form', sections: [{ id: 'section_1' }] }))}
        />
      </Stack>
    </Modal>
  );
};
