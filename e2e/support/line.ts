import type { Page, WebSocketRoute } from '@playwright/test';

/** The live connection of a page opened after this, to be cut as a tunnel or a sleeping laptop cuts it, and given back. */
export const cuttableLine = async (page: Page) => {
  let cut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/live$/, (line) => {
    if (cut) return void line.close();
    line.connectToServer();
    open.add(line);
  });
  return {
    isOpen: () => open.size > 0,
    cut: async () => {
      cut = true;
      await page.context().setOffline(true);
      for (const line of open) await line.close();
      open.clear();
    },
    giveBack: async () => {
      cut = false;
      await page.context().setOffline(false);
    },
  };
};
