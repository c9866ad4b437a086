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
  const location = useLocation() as { state: { everywhere?: boolean } | null };
  // Each way here signs out, also one that comes while the sign-in is still loading: its location is another.
  useEffect(() => {
    void endSession(location.state?.everywhere ?? false).then(() => {
      client.clear();
      void navigate(PATHS.login(), { replace: true });
    });
  }, [location, client, navigate]);
  return (
    <Text role="status" color="fg.muted">
      Signing you out.
    </Text>
  );
};
