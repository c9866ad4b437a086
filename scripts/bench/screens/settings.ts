import { median } from '../timing';
import type { Product } from './product';

const ROUNDS = 8;
const [ONE, OTHER] = ['24 hr', '12 hr'];

/** From the click on Save until the frame in which the page says that it is saved. */
const save = async ({ page }: Product, format: string) => {
  await page.getByLabel('Times', { exact: true }).selectOption(format);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.hover();
  return button.evaluate(
    (element: HTMLButtonElement) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () =>
          element.disabled && !element.hasAttribute('data-loading')
            ? requestAnimationFrame(() => resolve(performance.now() - begun))
            : requestAnimationFrame(look);
        element.click();
        requestAnimationFrame(look);
      }),
  );
};

/** A page of the settings changed and saved, and changed back. Milliseconds. */
export const measureSettings = async (product: Product) => {
  await product.page.goto('/myaccount/timezonecurrency');
  await product.page.getByLabel('Times', { exact: true }).waitFor();
  const rounds: number[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await save(product, i % 2 === 0 ? ONE : OTHER));
  return median(rounds);
};
