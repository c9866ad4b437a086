import { Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_ROLE_NAME } from '@wayline/core/access/stored-role';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { notify } from '../../../../ui/toaster';
import { type Role, rolesQuery } from '../roles-query';

type Props = { roles: readonly Role[]; copies: string; onClose: () => void };

/** A role of the company's own: a name, and the role it starts as a copy of. */
export const NewRoleDialog = ({ roles, copies, onClose }: Props) => {
  const form = useForm({ defaultValues: { name: '', copies } });
  const go = useNavigate();
  const client = useQueryClient();
  const manages = usePermission('Manage Users');
  const create = async ({ name, copies: of }: { name: string; copies: string }) => {
    const { permissions = [], visibility } = roles.find((role) => role.name === of) ?? {};
    const { role } = await call('users.permissions', { name, version: 0, permissions, visibility });
    await client.invalidateQueries({ queryKey: rolesQuery().queryKey });
    notify({ kind: 'success', title: `${role?.name} created` });
    onClose();
    go(PATHS.roles(role?.name));
  };
  if (!manages) return null;
  return (
    <Modal
      open
      title="New role"
      onClose={onClose}
      footer={
        <SubmitButton form={form} formId="new-role">
          Create role
        </SubmitButton>
      }
    >
      <Form form={form} onSubmit={create} id="new-role">
        <TextField
          control={form.control}
          name="name"
          label="Name"
          required
          maxLength={MAX_ROLE_NAME}
          placeholder="Night desk"
        />
        <SelectField control={form.control} name="copies" label="Copy from" options={roles.map(({ name }) => name)} />
        <Text color="fg.muted">
          You can change its permissions next. Later changes to the copied role don’t carry over.
        </Text>
      </Form>
    </Modal>
  );
};
