import { Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { endSession } from '../end-session';

/** Signs out, here or everywhere, and leads to the sign-in. Source: R-SHELL-067, R-SHELL-179. */
export const LogoutPage = () => {
  usePage({ title: 'Signing out' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { everywhere?: boolean } | null };
  const everywhere = state?.everywhere ?? false;
  useEffect(() => {
    void endSession(everywhere).then(() => {
      client.clear();
      void navigate(PATHS.login(), { replace: true });
    });
  }, [everywhere, client, navigate]);
  return (
    <Text role="status" color="fg.muted">
      Signing you out.
    </Text>
  );
};
