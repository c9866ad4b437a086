import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSupportChat } from '../features/chat/use-support-chat';
import { hearLogout } from '../lib/logout-broadcast';
import { setNavigator } from '../lib/navigation';
import { useCurrentUser } from '../lib/session';
import { followSystem } from '../ui/color-mode';
import { checkUiPreference } from './ui-preference';
import { useUserToken } from './user-token';

/** What the app does beside showing a page: it listens for a logout elsewhere, follows the system's day and night, and takes a token from its address. */
export const AppEffects = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate();
  useEffect(() => setNavigator((to, options) => void navigate(to, options)), [navigate]);
  useEffect(() => hearLogout(() => location.reload()), []);
  useEffect(followSystem, []);
  // At the start, and again when someone signs in.
  const who = useCurrentUser()?.id;
  useEffect(() => {
    if (who) void checkUiPreference((path) => location.replace(path));
  }, [who]);
  useSupportChat();
  const entering = useUserToken();
  return entering ? null : children;
};
