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
  const { state, key } = useLocation() as { state: { everywhere?: boolean } | null; key: string };
  const everywhere = state?.everywhere ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way here signs out, also one that comes while the sign-in is still loading.
  useEffect(() => {
    void endSession(everywhere).then(() => {
      client.clear();
      void navigate(PATHS.login(), { replace: true });
    });
  }, [key, everywhere, client, navigate]);
  return (
    <Text role="status" color="fg.muted">
      Signing you out.
    </Text>
  );
};
