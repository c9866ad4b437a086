import { startChat } from './start-chat';

void startChat(location.pathname);
