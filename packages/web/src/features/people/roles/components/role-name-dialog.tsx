import { Text } from '@chakra-ui/react';
import { MAX_ROLE_DESCRIPTION, MAX_ROLE_NAME } from '@wayline/core/access/stored-role';
import { countOf } from '@wayline/core/base/plural';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import type { Role } from '../roles-query';
import { type RoleWords, useRenameRole } from '../use-rename-role';

type Props = { role: Role; onClose: () => void };

/** The name of one of the company's own roles, and what it is for. Whoever holds it goes on holding it. */
export const RoleNameDialog = ({ role, onClose }: Props) => {
  const words: RoleWords = { name: role.name, description: role.description ?? '' };
  const form = useForm({ defaultValues: words });
  const rename = useRenameRole();
  const go = useNavigate();
  const manages = usePermission('Manage Users');
  const save = async (typed: RoleWords) => {
    const saved = await rename(role, typed);
    if (!saved) return;
    const undo = () =>
      void rename(saved, words)
        .then((back) => back && go(PATHS.roles(back.name), { replace: true }))
        .catch(notifyError);
    notify({ kind: 'success', title: `${saved.name} saved`, undo });
    onClose();
    go(PATHS.roles(saved.name), { replace: true });
  };
  if (!manages) return null;
  const holders = countOf(role.holders.length, 'person', 'people');
  return (
    <Modal
      open
      title="Name and description"
      onClose={onClose}
      footer={
        <SubmitButton form={form} formId="role-name">
          Save
        </SubmitButton>
      }
    >
      <Form form={form} onSubmit={save} id="role-name">
        <TextField control={form.control} name="name" label="Name" required maxLength={MAX_ROLE_NAME} />
        <TextField
          control={form.control}
          name="description"
          label="Description"
          lines={3}
          maxLength={MAX_ROLE_DESCRIPTION}
          placeholder="Answers clients after office hours."
        />
        {role.holders.length > 0 && (
          <Text color="fg.muted">{`${holders} with this role keep it, and its permissions, under the new name.`}</Text>
        )}
      </Form>
    </Modal>
  );
};
