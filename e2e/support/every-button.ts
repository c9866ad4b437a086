import { expect, type Locator, type Page } from '@playwright/test';
import { escapePattern } from '../../scripts/escape-pattern';
import { watchStillness } from './stillness';

const DENIED = 'Access Restricted!';
/** Where a page notes that it has refused something: what is said in passing may be gone when one looks. */
const MARK = 'data-refused';
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const markRefusals = ([denied, mark]: readonly [string, string]) => {
  const look = (changes: MutationRecord[]) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target])
        if (node.textContent?.includes(denied)) document.documentElement.setAttribute(mark, denied);
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
};

const namesOf = (buttons: Locator) =>
  buttons.evaluateAll((found) =>
    found
      .filter((one) => !(one as HTMLButtonElement).disabled && one.checkVisibility())
      .map((one) => one.getAttribute('aria-label') ?? (one.textContent ?? '').replace(/\s+/g, ' ').trim()),
  );
const quote = (label: string) => `"${label.replace(/["\\]/g, '\\$&')}"`;
const either = (buttons: Locator, label: string, words: RegExp) => {
  const those = (selector: string) => buttons.and(buttons.page().locator(selector));
  return those(label).or(those(':not([aria-label])').filter({ hasText: words }));
};
/** What `namesOf` has called so. */
const named = (buttons: Locator, name: string) =>
  either(buttons, `[aria-label=${quote(name)}]`, new RegExp(`^\\s*${escapePattern(name)}\\s*$`)).first();

const NAMING_WORDS = 2;
const firstWords = (name: string) => name.split(' ').slice(0, NAMING_WORDS).join(' ');
/** Of the buttons that each row of a table has, as their first words tell, one is enough. */
const oneOfEach = (names: string[]) => [...new Map(names.map((name) => [firstWords(name), name])).values()];
/** The same button of whichever rows there are: what colleagues add meanwhile moves a row out of sight. */
const ofAnyRow = (buttons: Locator, name: string) => {
  const words = firstWords(name);
  return either(buttons, `[aria-label^=${quote(`${words} `)}]`, new RegExp(`^\\s*${escapePattern(words)}\\s`)).first();
};

/** What became of the buttons of a page: those pressed, and those of them that only refused; or that the whole page is closed. */
export type Pressed = { closed: boolean; pressed: string[]; refused: string[] };

/** Presses every button of a page, and every entry of every menu, but for some; each as on a page that was just opened. */
export const pressEverything = async (page: Page, spared: RegExp) => {
  await page.addInitScript(markRefusals, [DENIED, MARK] as const);
  const still = await watchStillness(page);
  const isRefused = async () => (await page.locator(`[${MARK}]`).count()) > 0;
  const isOpen = async () => (await page.locator(OPEN).filter({ visible: true }).count()) > 0;
  const visit = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await still();
  };

  return async (address: string): Promise<Pressed> => {
    await visit(address);
    if (await isRefused()) return { closed: true, pressed: [], refused: [] };
    const [pressed, refused]: [string[], string[]] = [[], []];
    const buttons = page.locator('main button:enabled:visible');
    const button = async (name: string) => {
      const itself = named(buttons, name);
      return (await itself.isVisible()) ? itself : itself.or(ofAnyRow(buttons, name)).first();
    };
    const entries = page.locator('[role="menuitem"]:visible');
    const entry = (name: string) => named(entries, name);
    /** Closes what the last press has opened; a press that changed the page so that the next button is gone is taken back. */
    const prepare = async (name: string) => {
      for (let i = 0; i < 3 && (await isOpen()); i++) {
        await page.keyboard.press('Escape');
        await still();
      }
      const isHere = new URL(page.url()).pathname === new URL(address, page.url()).pathname;
      if (!isHere || (await isOpen()) || (await isRefused()) || !(await named(buttons, name).isVisible()))
        await visit(address);
      await expect(await button(name), `still on ${address}`).toBeVisible();
    };
    const press = async (target: Locator, what: string) => {
      await target.click();
      await still();
      pressed.push(`${address}: ${what}`);
      if (await isRefused()) refused.push(`${address}: ${what}`);
    };
    /** Presses a button, and answers the entries of the menu that it opens, if it is one for that. */
    const pressButton = async (name: string): Promise<string[]> => {
      const opener = await button(name);
      const opens = await opener.getAttribute('aria-haspopup');
      await press(opener, name);
      if (opens !== 'menu') return [];
      await expect(entries.first(), `the menu of ${name}`).toBeVisible();
      return namesOf(entries);
    };

    const menus = new Map<string, string[]>();
    for (const name of oneOfEach(await namesOf(buttons)).filter((n) => n && !spared.test(n))) {
      await prepare(name);
      menus.set(name, await pressButton(name));
    }
    // What changes the trip or the client, and with it what else can be pressed, is in menus: they come last.
    for (const [name, choices] of menus)
      for (const one of choices) {
        await prepare(name);
        await (await button(name)).click();
        await press(entry(one), `${name} > ${one}`);
      }
    return { closed: false, pressed, refused };
  };
};
