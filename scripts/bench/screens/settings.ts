import { median } from '../timing';
import type { Product } from './product';

const ROUNDS = 8;
const [ONE, OTHER] = ['24 hr', '12 hr'];

type Saved = { heard: number; saved: number };

/** From the click on Save until the frame in which the page shows that it was heard, and that in which it says that it is saved. */
const save = async ({ page }: Product, format: string) => {
  await page.getByLabel('Time format', { exact: true }).selectOption(format);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.hover();
  return button.evaluate(
    (element: HTMLButtonElement) =>
      new Promise<Saved>((resolve) => {
        const begun = performance.now();
        const since = () => performance.now() - begun;
        let heard = 0;
        const look = () => {
          const waits = element.hasAttribute('data-loading');
          if (waits && !heard)
            requestAnimationFrame(() => {
              heard ||= since();
            });
          if (element.disabled && !waits)
            requestAnimationFrame(() => resolve({ heard: heard || since(), saved: since() }));
          else requestAnimationFrame(look);
        };
        element.click();
        requestAnimationFrame(look);
      }),
  );
};

/** A page of the settings changed and saved, and changed back. Milliseconds. */
export const measureSettings = async (product: Product) => {
  await product.page.goto('/myaccount/timezonecurrency');
  await product.page.getByLabel('Time format', { exact: true }).waitFor();
  const rounds: Saved[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await save(product, i % 2 === 0 ? ONE : OTHER));
  return {
    heard: median(rounds.map(({ heard }) => heard)),
    saved: median(rounds.map(({ saved }) => saved)),
  };
};
